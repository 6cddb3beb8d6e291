import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';

/**
 * Reads the document of a delivery directly from the database, without hooks and access rules.
 * @returns null if the document was deleted
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
