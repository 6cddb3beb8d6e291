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

/** Returns the ids of the documents that a bulk operation affects. */
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
    // Isolates the locale, because Payload's local API writes its locale into the request it is given.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  return docs.map(({ id }) => Number(id));
}

/**
 * Locks the affected documents before an update or a deletion reads them, including bulk operations. Payload writes all
 * fields back as it read them, which would undo concurrent changes by visitors, payments or deliveries.
 */
export const lockEntry: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' && operation !== 'delete') return args;
  const slug = collection.slug as CollectionSlug;
  const { id } = args as Args;
  const ids = id === undefined ? await idsOf(req, slug, args as Args) : [Number(id)];
  await lockRows(req, slug, ids);
  return args;
};
