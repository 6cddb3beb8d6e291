import {
  isolateObjectProperty,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload';
import { lockRows } from '../platform/database/lockRows';

interface Args {
  id?: number | string;
  where?: Where;
  overrideAccess?: boolean;
}

/** The documents that a bulk operation is about. */
async function idsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  { where, overrideAccess = true }: Args,
): Promise<number[]> {
  const { docs } = await req.payload.find({
    collection,
    ...(where && { where }),
    select: { reference: true } as never,
    depth: 0,
    pagination: false,
    overrideAccess,
    user: req.user,
    // The local API writes its locale into the request it is given.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  return docs.map(({ id }) => Number(id));
}

/**
 * Holds documents from before they are read until they are written or deleted, one or those of a bulk operation. Payload writes every field
 * of each, as read: what the visitor, the payment provider or a delivery changes between would be undone.
 */
export const lockEntry: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' && operation !== 'delete') return args;
  const slug = collection.slug as CollectionSlug;
  const { id } = args as Args;
  const ids = id === undefined ? await idsOf(req, slug, args as Args) : [Number(id)];
  await lockRows(req, slug, ids);
  return args;
};
