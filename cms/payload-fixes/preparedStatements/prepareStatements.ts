/** A connection of `pg`. */
interface Connection {
  query: (...args: never[]) => unknown;
}

/** A statement is prepared after this many executions. */
const SENT_WHOLE = 4;
/** Maximum number of prepared statements. The server keeps them until the connection ends. */
const MOST = 200;
/** Maximum number of statement texts with an execution count. */
const MOST_COUNTED = 2000;

/** Statements that PostgreSQL creates a plan for. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Prepares frequent statements once per connection. Otherwise PostgreSQL parses and plans them for each execution, which takes longer than
 * running an insert of a hundred columns.
 * @returns a function to call with each connection of a pool
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

/** Whether it is a Drizzle statement; cursors have their own protocol. */
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

/** Assigns names to frequent statement texts, the same on each connection. */
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
