import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';

/**
 * The document that a delivery is about, as it is stored: without the hooks and rules of who reads it in the admin.
 * @returns null when it was deleted meanwhile
 */
export function findRecord<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  id: string,
): Promise<DataFromCollectionSlug<Slug> | null> {
  return payload.db.findOne<DataFromCollectionSlug<Slug>>({
    collection,
    where: { id: { equals: Number(id) } },
  });
}
