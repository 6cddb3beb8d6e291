import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { query } from './query';
import { tableOf } from './tableOf';

/**
 * Locks documents until the request's transaction ends. The rows are locked in the order of their ids, which prevents
 * deadlocks.
 * @param ids ids of the documents; non-numeric values are ignored
 */
export async function lockRows(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<void> {
  const known = ids.filter(Number.isSafeInteger);
  if (known.length === 0) return;
  const table = tableOf(req.payload, collection);
  await query(req, sql`SELECT id FROM ${table} WHERE id IN ${known} ORDER BY id FOR UPDATE`);
}
