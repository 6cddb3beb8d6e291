import type { CollectionSlug, PayloadRequest, Where } from 'payload';

/**
 * Checks whether the requester may update a document. If the access rule is a query, it is run for this document.
 * @param collection slug of the collection, not validated yet
 */
export async function mayUpdate(req: PayloadRequest, collection: string, id: unknown): Promise<boolean> {
  const slug = collection as CollectionSlug;
  const number = Number(id);
  if (!Number.isSafeInteger(number)) return false;
  const rule = await req.payload.collections[slug]?.config.access.update({ req, id: number });
  if (!rule) return false;
  const document: Where = { id: { equals: number } };
  const where = rule === true ? document : { and: [document, rule] };
  return (await req.payload.count({ collection: slug, where, trash: true, req })).totalDocs > 0;
}
