import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { usesPostgres } from '../env';

interface Session {
  db: { execute: (statement: unknown) => Promise<unknown> };
}

/** A name as the 64-bit number that advisory locks go by. */
const lockOf = (name: string): string =>
  createHash('sha256').update(name).digest().readBigInt64BE(0).toString();

/**
 * Holds off other transactions that ask for a lock of the same name until the request's own ends. SQLite needs nothing: its
 * transactions follow
 * one another anyway.
 * @param req its transaction holds the lock
 */
export async function lockUntilCommit(
  { payload, transactionID }: PayloadRequest,
  name: string,
): Promise<void> {
  if (!usesPostgres) return;
  const id = await transactionID;
  const sessions = (payload.db as unknown as { sessions: Record<string, Session> }).sessions;
  await sessions[String(id)]?.db.execute(sql`SELECT pg_advisory_xact_lock(${lockOf(name)}::bigint)`);
}
