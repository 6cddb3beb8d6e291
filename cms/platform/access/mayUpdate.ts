import type { CollectionSlug, PayloadRequest, Where } from 'payload';

/**
 * Whether who asks may change a document, which has to be there. A rule that names documents, such as one's own account, is asked about
 * this one: that somebody may change some documents of a collection says nothing of it.
 * @param collection its slug, as it came
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
