import { setImmediate } from 'node:timers/promises';
import type { CollectionSlug, PayloadRequest } from 'payload';

const CHUNK = 100;

export type Stored = Record<string, unknown> & { id: number };

/**
 * Reads all published documents of a collection in all languages, ordered by id. Yields batches of a hundred, so that
 * the server can handle other requests in between.
 */
export async function* publishedDocuments(
  req: PayloadRequest,
  collection: CollectionSlug,
): AsyncGenerator<Stored[]> {
  const { config } = req.payload.collections[collection];
  const isPublished = config.versions?.drafts ? [{ _status: { equals: 'published' } }] : [];
  for (let last = 0; ;) {
    const { docs } = await req.payload.find({
      collection,
      where: { and: [{ id: { greater_than: last } }, ...isPublished] },
      sort: 'id',
      limit: CHUNK,
      pagination: false,
      locale: 'all',
      depth: 0,
      overrideAccess: true,
    });
    if (docs.length > 0) yield docs as unknown as Stored[];
    if (docs.length < CHUNK) return;
    last = Number(docs.at(-1)?.id);
    await setImmediate();
  }
}
