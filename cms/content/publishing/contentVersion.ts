import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { databaseId } from '../../platform/database/databaseId';
import type { Handler } from '../../platform/http/route';
import { contentSchema } from './contentSchema';
import { publicSources } from './publicSources';

/** When a collection last changed in a way the public sees, and how much there is of it. */
async function collectionMark(payload: Payload, collection: CollectionSlug): Promise<string> {
  const { docs, totalDocs } = await payload.find({
    collection,
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    overrideAccess: false,
    select: { updatedAt: true },
  });
  const [latest] = docs as { updatedAt?: string }[];
  return `${collection}:${totalDocs}:${latest?.updatedAt ?? ''}`;
}

async function globalMark(payload: Payload, slug: GlobalSlug): Promise<string> {
  const { updatedAt } = await payload.findGlobal({ slug, depth: 0 });
  return `${slug}:${String(updatedAt ?? '')}`;
}

/**
 * `GET /web/content/version`: a text that changes whenever public content changes, so that a build knows whether it is needed. It covers
 * every collection and global whose changes are announced, the tombstones of what disappeared, and the database itself. Beside it a text
 * that changes with the fields that there are.
 */
export const contentVersion: Handler = async (_request, { payload }) => {
  const { collections, globals } = publicSources(payload.config);
  const marks = await Promise.all([
    ...[...collections, 'tombstones' as const].map((collection) => collectionMark(payload, collection)),
    ...globals.map((slug) => globalMark(payload, slug)),
  ]);
  const schema = contentSchema(payload.config);
  return Response.json(
    { version: [`database:${databaseId()}`, ...marks].join('|'), schema },
    { headers: { 'Cache-Control': 'no-store' } },
  );
};
