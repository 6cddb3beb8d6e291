import type { SQL } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';

/** Where a statement runs: in the transaction of a request if it has one. */
export interface Scope {
  payload: Payload;
  transactionID?: number | string | Promise<number | string>;
}

/** A drizzle database or transaction: SQLite answers `all`, PostgreSQL answers `execute`. */
interface Runner {
  all?: (statement: SQL) => Promise<unknown[]>;
  execute?: (statement: SQL) => Promise<{ rows: unknown[] }>;
}

interface Drizzle {
  drizzle: Runner;
  sessions: Record<string, { db: Runner }>;
}

/**
 * Runs one SQL statement that both databases understand, for what must happen in one step: claim, count, insert if new.
 * @param scope the request whose transaction it joins, or the CMS alone
 * @returns the rows it answers with (`RETURNING …`); PostgreSQL gives numbers as texts
 * @throws whatever the database says
 */
export async function query<Row>({ payload, transactionID }: Scope, statement: SQL): Promise<Row[]> {
  const db = payload.db as unknown as Drizzle;
  const id = await transactionID;
  const session = id === undefined ? undefined : db.sessions[String(id)];
  if (id !== undefined && !session) throw new Error('The transaction is over');
  const runner = session?.db ?? db.drizzle;
  if (runner.all) return (await runner.all(statement)) as Row[];
  if (runner.execute) return (await runner.execute(statement)).rows as Row[];
  throw new Error('The database runs no SQL');
}
