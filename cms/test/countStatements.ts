import type { Pool, PoolClient } from 'pg';
import type { Payload } from 'payload';

/** Counts of what the database did. */
export interface Statements {
  /** Statements other than BEGIN, COMMIT and ROLLBACK. */
  statements: number;
  /** Rows that the statements returned or changed. */
  rows: number;
  transactions: number;
  /**
   * Commits that wait until the disk has stored them. These are transactions, and writes outside transactions except
   * those with `queryAsyncCommit`.
   */
  commits: number;
}

/** Matches statements whose commit does not wait for the disk: reads, and writes with `queryAsyncCommit`. */
const NOT_DURABLE = /^\s*(select|explain|show)\b|'synchronous_commit', 'off'/i;
const BEGINS = /^\s*(begin|start transaction)\b/i;
const ENDS = /^\s*(commit|rollback)\b/i;
const SETTINGS = /^\s*set\b/i;

/**
 * Starts to count the statements of a CMS that runs in this process.
 * @returns function that returns the counts and resets them
 */
export function countStatements({ db }: Payload): () => Statements {
  let counted: Statements = { statements: 0, rows: 0, transactions: 0, commits: 0 };
  countOnConnections((db as unknown as { pool: Pool }).pool, () => counted);
  return () => {
    const past = counted;
    counted = { statements: 0, rows: 0, transactions: 0, commits: 0 };
    return past;
  };
}

function countOnConnections(pool: Pool, counted: () => Statements): void {
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (connection) => {
    if (known.has(connection)) return;
    known.add(connection);
    let isInTransaction = false;
    const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
    const note = (sql: string) => {
      if (SETTINGS.test(sql)) return;
      if (BEGINS.test(sql)) {
        isInTransaction = true;
        counted().transactions += 1;
        counted().commits += 1;
      } else if (ENDS.test(sql)) isInTransaction = false;
      else {
        counted().statements += 1;
        if (!isInTransaction && !NOT_DURABLE.test(sql)) counted().commits += 1;
      }
    };
    connection.query = ((...args: unknown[]) => {
      const [statement] = args as [string | { text: string }];
      note(typeof statement === 'string' ? statement : statement.text);
      const noteRows = (result?: { rowCount?: number | null }) => (counted().rows += result?.rowCount ?? 0);
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const noted = (error: unknown, result?: { rowCount?: number | null }): unknown => {
          noteRows(result);
          return Reflect.apply(callback, undefined, [error, result]);
        };
        return query(...args.slice(0, -1), noted);
      }
      const answer = query(...args);
      // Ignore a rejection here, because the caller handles the original promise.
      if (answer instanceof Promise) answer.then(noteRows, () => undefined);
      return answer;
    }) as PoolClient['query'];
  });
}
