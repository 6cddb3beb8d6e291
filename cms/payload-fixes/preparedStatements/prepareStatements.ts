/** The part of a `pg` connection that is replaced here. */
interface Connection {
  query: (...args: never[]) => unknown;
}

/** Number of executions after which a statement is prepared. */
const SENT_WHOLE = 4;
/** Maximum number of prepared statements. The database server keeps each one in memory until the connection ends. */
const MAX_STATEMENTS = 200;
/** Maximum number of statements whose executions are counted. */
const MAX_COUNTED = 2000;

/** Matches statements for which PostgreSQL creates a plan. Preparing others saves nothing. */
const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Prepares frequent statements, once per connection. Otherwise PostgreSQL would parse and plan them for each execution.
 * For an insert of a hundred columns, that takes longer than the execution itself.
 * @returns a function to call with each new connection of a pool
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

/**
 * Checks whether the argument is an ordinary statement without a name. Cursors are not, because they have their own
 * protocol.
 */
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

/**
 * Returns a function that gives each frequent statement a name. The name of a statement is the same on each connection.
 */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MAX_STATEMENTS || !PLANNED.test(text)) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (count <= SENT_WHOLE) {
      if (counts.size >= MAX_COUNTED) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    names.set(text, `often_${names.size + 1}`);
    return names.get(text);
  };
}
