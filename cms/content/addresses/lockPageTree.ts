import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { usesPostgres } from '../../platform/env';

const TREE_LOCK = 7_301_949;

interface Session {
  db: { execute: (statement: unknown) => Promise<unknown> };
}

/**
 * Holds off other moves of pages until the request's transaction ends, so that two pages published at the same moment cannot take one
 * address. SQLite needs nothing: its transactions follow one another anyway.
 */
export async function lockPageTree({ payload, transactionID }: PayloadRequest): Promise<void> {
  if (!usesPostgres) return;
  const id = await transactionID;
  const sessions = (payload.db as unknown as { sessions: Record<string, Session> }).sessions;
  await sessions[String(id)]?.db.execute(sql`SELECT pg_advisory_xact_lock(${TREE_LOCK})`);
}
