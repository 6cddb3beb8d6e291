import type Database from 'libsql';

type Statement = Database.Statement;

/** How many statements stay prepared; the one that was not used for longest makes room. */
const MOST = 150;
/** Prepared before, a statement may answer with other columns afterwards. */
const CHANGES_SCHEMA = /\b(create|alter|drop|vacuum|attach|detach)\b/i;

/** Prepared when a setting was another one, they would answer as then. */
const NOT_KEPT = /^\s*(?:pragma|explain)\b/i;

/** How the driver says that a statement answers with nothing. */
const NO_ROWS = new TypeError('The raw() method is only for statements that return data');

/**
 * Lets a connection to a SQLite file prepare each statement once. The driver would do it at each execution, which for the statements of
 * documents, some of 50 KB, takes longer than running them.
 */
export function prepareOnce(db: Database.Database): void {
  const statements = new Map<string, Statement>();
  const [prepare, exec, close] = [db.prepare.bind(db), db.exec.bind(db), db.close.bind(db)];

  db.prepare = ((sql: string) => {
    const known = statements.get(sql);
    if (known) {
      // The last in the map is the one that was used last.
      statements.delete(sql);
      statements.set(sql, known);
      return known;
    }
    const statement = prepare(sql);
    if (NOT_KEPT.test(sql)) return statement;
    if (CHANGES_SCHEMA.test(sql)) {
      statements.clear();
      return statement;
    }
    rememberShape(statement, () => statements.delete(sql));
    statements.set(sql, statement);
    const [oldest] = statements.keys();
    if (statements.size > MOST && oldest !== undefined) statements.delete(oldest);
    return statement;
  }) as typeof db.prepare;
  db.exec = (script) => {
    if (CHANGES_SCHEMA.test(script)) statements.clear();
    return exec(script);
  };
  // The file is closed when no statement holds it.
  db.close = () => {
    statements.clear();
    return close();
  };
}

/**
 * Keeps what the client asks of a statement at each execution: its columns, and rows as lists, with integers of any size.
 * @param forget is called when it fails: one that failed would stay under way, and no commit succeeds beside it
 */
function rememberShape(statement: Statement, forget: () => void): void {
  const { all, run, columns } = statement;
  const orForget =
    <Result>(execute: (...args: unknown[]) => Result) =>
    (...args: unknown[]): Result => {
      try {
        return execute.apply(statement, args);
      } catch (error) {
        forget();
        throw error;
      }
    };
  statement.safeIntegers(true);
  statement.safeIntegers = () => statement;
  if (statement.reader) {
    statement.raw(true);
    statement.raw = () => statement;
  } else {
    statement.raw = () => {
      throw NO_ROWS;
    };
  }
  let shape: ReturnType<Statement['columns']> | undefined;
  statement.columns = () => (shape ??= columns.call(statement));
  statement.all = orForget(all);
  statement.run = orForget(run);
}
