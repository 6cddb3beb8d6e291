import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { usesPostgres } from '../env';
import { query } from './query';
import { tableOf } from './tableOf';

/**
 * Holds documents until the request's transaction ends: nobody else changes them between reading and writing them. Always in the same
 * order, so that two that hold some of the same wait for each other's end. SQLite needs nothing: its transactions follow one another anyway.
 * @param req its transaction holds the rows
 * @param ids of the documents; what is no number is none
 */
export async function lockRows(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<void> {
  const known = ids.filter(Number.isSafeInteger);
  if (!usesPostgres || known.length === 0) return;
  const table = tableOf(req.payload, collection);
  await query(req, sql`SELECT id FROM ${table} WHERE id IN ${known} ORDER BY id FOR UPDATE`);
}
