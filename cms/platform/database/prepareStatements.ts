/** A connection of `pg`. */
interface Connection {
  query: (...args: never[]) => unknown;
}

/** So many times a statement is sent whole: the server need not keep one that comes no more. */
const SENT_WHOLE = 4;
/** How many statements each connection's server process keeps; it forgets none before the connection ends. */
const MOST = 200;
/** So many texts are counted at once. */
const MOST_COUNTED = 2000;

/** What PostgreSQL plans. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Lets connections prepare the statements that come often, once for each connection: PostgreSQL would parse and plan them at each
 * execution, which for an insert of a hundred columns takes longer than running it.
 * @returns what is to be called with each connection of one pool
 */
export function prepareStatements(): (connection: Connection) => void {
  const nameOf = statementNames();
  return (connection) => {
    const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
    connection.query = (statement: unknown, ...rest: unknown[]) => {
      const name = isUnnamed(statement) ? nameOf(statement.text) : undefined;
      return query(name === undefined ? statement : { ...(statement as object), name }, ...rest);
    };
  };
}

/** Drizzle's statements; a cursor sends itself. */
function isUnnamed(statement: unknown): statement is { text: string } {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'text' in statement &&
    typeof statement.text === 'string' &&
    !('submit' in statement) &&
    !('name' in statement && statement.name)
  );
}

/** Names for the texts that come often, the same on each connection. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MOST || !PLANNED.test(text)) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (count <= SENT_WHOLE) {
      if (counts.size >= MOST_COUNTED) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    names.set(text, `often_${names.size + 1}`);
    return names.get(text);
  };
}
