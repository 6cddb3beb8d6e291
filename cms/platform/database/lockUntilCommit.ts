import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

interface Session {
  db: { execute: (statement: unknown) => Promise<unknown> };
}

/** Advisory locks are 64-bit numbers. */
const lockOf = (name: string): string =>
  createHash('sha256').update(name).digest().readBigInt64BE(0).toString();

/** Takes an advisory lock that the request's transaction holds until it ends. */
export async function lockUntilCommit(
  { payload, transactionID }: PayloadRequest,
  name: string,
): Promise<void> {
  const id = await transactionID;
  const sessions = (payload.db as unknown as { sessions: Record<string, Session> }).sessions;
  await sessions[String(id)]?.db.execute(sql`SELECT pg_advisory_xact_lock(${lockOf(name)}::bigint)`);
}
