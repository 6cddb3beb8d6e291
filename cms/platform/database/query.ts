import type { SQL } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';

/** Where a statement runs: in the request's transaction if there is one, otherwise on its own. */
export interface Scope {
  payload: Payload;
  transactionID?: number | string | Promise<number | string>;
}

/** The part of a Drizzle database or transaction that runs statements. */
interface Runner {
  execute: (statement: SQL) => Promise<{ rows: unknown[] }>;
}

interface Drizzle {
  drizzle: Runner;
  sessions: Record<string, { db: Runner }>;
}

/**
 * Runs one SQL statement, in the transaction of the scope if there is one.
 * @returns the rows; `bigint` and `numeric` columns are strings
 */
export async function query<Row>({ payload, transactionID }: Scope, statement: SQL): Promise<Row[]> {
  const db = payload.db as unknown as Drizzle;
  const id = await transactionID;
  const session = id === undefined ? undefined : db.sessions[String(id)];
  if (id !== undefined && !session) throw new Error('The transaction has ended');
  return (await (session?.db ?? db.drizzle).execute(statement)).rows as Row[];
}
