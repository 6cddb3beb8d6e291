import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionBeforeOperationHook, CollectionSlug } from 'payload';
import { query } from '../platform/database/query';
import { tableOf } from '../platform/database/tableOf';
import { usesPostgres } from '../platform/env';

/**
 * Holds a document from before it is read until it is written or deleted. Payload writes every field of it, as read: what the visitor,
 * the payment provider or a delivery changes between would be undone. SQLite needs nothing: its transactions follow one another anyway.
 */
export const lockEntry: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const id = Number((args as { id?: number | string }).id);
  if (!usesPostgres || !Number.isSafeInteger(id) || (operation !== 'update' && operation !== 'delete'))
    return;
  const table = tableOf(req.payload, collection.slug as CollectionSlug);
  await query(req, sql`SELECT id FROM ${table} WHERE id = ${id} FOR UPDATE`);
};
