import type { CollectionBeforeOperationHook, CollectionSlug } from 'payload';
import { lockRows } from '../platform/database/lockRows';

/**
 * Holds a document from before it is read until it is written or deleted. Payload writes every field of it, as read: what the visitor,
 * the payment provider or a delivery changes between would be undone.
 */
export const lockEntry: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: number | string };
  if (id !== undefined && (operation === 'update' || operation === 'delete'))
    await lockRows(req, collection.slug as CollectionSlug, [Number(id)]);
  return args;
};
