import type { CollectionSlug, PayloadRequest, Where } from 'payload';

/**
 * Checks whether the requester may update an existing document. Rules that return a query are evaluated for this
 * document.
 * @param collection slug as received
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
