import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

interface Session {
  db: { execute: (statement: unknown) => Promise<unknown> };
}

/** Advisory locks are 64-bit numbers. */
const lockOf = (name: string): string =>
  createHash('sha256').update(name).digest().readBigInt64BE(0).toString();

/**
 * Takes an advisory lock that the request's transaction holds until it ends.
 * @throws Error for a request without a transaction
 */
export async function lockUntilCommit(
  { payload, transactionID }: PayloadRequest,
  name: string,
): Promise<void> {
  const id = await transactionID;
  const session = (payload.db as unknown as { sessions: Record<string, Session> }).sessions[String(id)];
  if (!session) throw new Error(`The lock "${name}" needs a transaction`);
  await session.db.execute(sql`SELECT pg_advisory_xact_lock(${lockOf(name)}::bigint)`);
}
