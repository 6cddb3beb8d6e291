import {
  getLatestCollectionVersion,
  type CollectionSlug,
  type PayloadRequest,
  type TypeWithID,
} from 'payload';

/**
 * Returns the newest version of a document, draft or published, with the texts of all languages. Empty if the document
 * does not exist yet.
 */
export async function latestVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string | undefined,
): Promise<Record<string, unknown>> {
  if (id === undefined) return {};
  const { payload } = req;
  const { config } = payload.collections[collection];
  const query = { collection, locale: 'all', req, where: { id: { equals: id } } };
  const stored = await getLatestCollectionVersion<TypeWithID>({ id, config, payload, query, req });
  return (stored ?? {}) as unknown as Record<string, unknown>;
}
