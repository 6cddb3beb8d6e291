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

/** Ids of the documents of a bulk operation. */
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
    // The local API writes its locale into the given request.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  return docs.map(({ id }) => Number(id));
}

/**
 * Locks documents before an update or a deletion reads them, also in bulk. Payload writes back all fields as read,
 * which would undo concurrent changes by visitors, payments or deliveries.
 */
export const lockEntry: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' && operation !== 'delete') return args;
  const slug = collection.slug as CollectionSlug;
  const { id } = args as Args;
  const ids = id === undefined ? await idsOf(req, slug, args as Args) : [Number(id)];
  await lockRows(req, slug, ids);
  return args;
};
