import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';

/**
 * Reads the document of a delivery as stored, without hooks and access rules.
 * @returns null when it was deleted
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
