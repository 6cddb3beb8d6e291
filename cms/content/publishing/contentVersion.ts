import type { CollectionSlug, Payload } from 'payload';
import type { Handler } from '../../platform/http/route';

const COLLECTIONS = [
  'pages',
  'media',
  'companies',
  'articleCategories',
  'forms',
  'contactSubjects',
  'redirects',
  'tombstones',
] as const satisfies readonly CollectionSlug[];
const GLOBALS = ['siteSettings', 'header', 'footer'] as const;

/** When a collection last changed in a way the public sees, and how much there is of it. */
async function collectionMark(payload: Payload, collection: (typeof COLLECTIONS)[number]): Promise<string> {
  const { docs, totalDocs } = await payload.find({
    collection,
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    overrideAccess: false,
    select: { updatedAt: true },
  });
  return `${collection}:${totalDocs}:${docs[0]?.updatedAt ?? ''}`;
}

/** `GET /web/content/version`: a text that changes whenever public content changes, so that a build knows whether it is needed. */
export const contentVersion: Handler = async (_request, { payload }) => {
  const collections = await Promise.all(COLLECTIONS.map((collection) => collectionMark(payload, collection)));
  const globals = await Promise.all(
    GLOBALS.map(
      async (slug) => `${slug}:${String((await payload.findGlobal({ slug, depth: 0 })).updatedAt ?? '')}`,
    ),
  );
  return Response.json(
    { version: [...collections, ...globals].join('|') },
    { headers: { 'Cache-Control': 'no-store' } },
  );
};
