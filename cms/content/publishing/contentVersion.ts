import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { databaseId } from '../../platform/database/databaseId';
import { coalesce } from '../../platform/coalesce';
import type { Handler } from '../../platform/http/route';
import { readsTooMuch } from '../../platform/http/visitorReads';
import { contentSchema } from './contentSchema';
import { publicSources } from './publicSources';

/** When a collection or global last changed in a way the public sees, and how much there is of it. */
interface SourceVersion {
  changedAt: string | null;
  count: number;
}

async function collectionVersion(payload: Payload, collection: CollectionSlug): Promise<SourceVersion> {
  const { docs, totalDocs } = await payload.find({
    collection,
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    overrideAccess: false,
    select: { updatedAt: true },
  });
  const [latest] = docs as { updatedAt?: string }[];
  return { changedAt: latest?.updatedAt ?? null, count: totalDocs };
}

async function globalVersion(payload: Payload, slug: GlobalSlug): Promise<SourceVersion> {
  const { updatedAt } = await payload.findGlobal({ slug, depth: 0 });
  return { changedAt: updatedAt ?? null, count: 1 };
}

/** Asks the database a hundred questions: never twice at the same time. */
const readVersions = coalesce(async (payload: Payload) => {
  const { collections, globals } = publicSources(payload.config);
  return Object.fromEntries(
    await Promise.all([
      ...[...collections, 'tombstones' as const].map(
        async (slug) => [slug, await collectionVersion(payload, slug)] as const,
      ),
      ...globals.map(async (slug) => [`globals/${slug}`, await globalVersion(payload, slug)] as const),
    ]),
  );
});

/**
 * `GET /web/content/version`: a text that changes whenever public content changes, so that a build knows whether it is needed. It covers
 * every collection and global whose changes are announced, the tombstones of what disappeared, and the database itself. Beside it a text
 * that changes with the fields that there are, and what the first is made of, by which a builder reads only what changed.
 */
export const contentVersion: Handler = async (request, { payload }) => {
  const wait = readsTooMuch(request);
  if (wait > 0)
    return Response.json(
      { errors: [{ message: 'Too many reads from one address' }] },
      { status: 429, headers: { 'Retry-After': String(wait) } },
    );
  const sources = await readVersions(payload);
  const marks = Object.entries(sources).map(
    ([slug, { changedAt, count }]) => `${slug}:${count}:${changedAt ?? ''}`,
  );
  const schema = contentSchema(payload.config);
  return Response.json(
    { version: [`database:${databaseId()}`, ...marks].join('|'), schema, sources },
    { headers: { 'Cache-Control': 'no-store' } },
  );
};
