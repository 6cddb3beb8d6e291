import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

interface Session {
  db: { execute: (statement: unknown) => Promise<unknown> };
}

/** Hashes a name to a 64-bit number, as advisory locks require. */
const lockOf = (name: string): string =>
  createHash('sha256').update(name).digest().readBigInt64BE(0).toString();

/**
 * Takes an advisory lock and holds it until the request's transaction ends.
 * @throws Error if the request has no transaction
 */
export async function lockUntilCommit(
  { payload, transactionID }: PayloadRequest,
  name: string,
): Promise<void> {
  const id = await transactionID;
  const session = (payload.db as unknown as { sessions: Record<string, Session> }).sessions[String(id)];
  if (!session) throw new Error(`The lock "${name}" requires a transaction`);
  await session.db.execute(sql`SELECT pg_advisory_xact_lock(${lockOf(name)}::bigint)`);
}
