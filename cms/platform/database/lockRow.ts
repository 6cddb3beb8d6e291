import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { usesPostgres } from '../env';
import { query } from './query';
import { tableOf } from './tableOf';

/**
 * Holds a document until the request's transaction ends: nobody else changes it between reading and writing it. SQLite needs nothing: its
 * transactions follow one another anyway.
 * @param req its transaction holds the row
 */
export async function lockRow(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<void> {
  if (!usesPostgres || !Number.isSafeInteger(id)) return;
  await query(req, sql`SELECT id FROM ${tableOf(req.payload, collection)} WHERE id = ${id} FOR UPDATE`);
}
