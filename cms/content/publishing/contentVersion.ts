import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { pageSources } from '../../integrations/pageSources';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { databaseId } from '../../platform/database/databaseId';
import { coalesce } from '../../platform/cache/coalesce';
import { isKnownSender, hasUnknownKey } from '../../platform/http/isKnownSender';
import { limitFailures } from '../../platform/http/limitFailures';
import type { Handler } from '../../platform/http/route';
import { READ_WEIGHT, exceedsReadLimit } from '../../platform/http/exceedsReadLimit';
import { contentSchema } from './contentSchema';
import { publicSources } from './publicSources';

/**
 * Time of the last change and number of the documents that the build reads, with or without drafts. The build also
 * reads the apartments of unpublished projects. Publishing a project later does not change its apartments, so a build
 * that reads only changes would miss them.
 */
interface SourceVersion {
  changedAt: string | null;
  count: number;
}

async function collectionVersion(
  payload: Payload,
  collection: CollectionSlug,
  draft: boolean,
): Promise<SourceVersion> {
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts);
  const { docs, totalDocs } = await payload.find({
    collection,
    where: hasDrafts && !draft ? { _status: { equals: 'published' } } : {},
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    draft,
    select: { updatedAt: true },
  });
  const [latest] = docs as { updatedAt?: string }[];
  return { changedAt: latest?.updatedAt ?? null, count: totalDocs };
}

async function globalVersion(payload: Payload, slug: GlobalSlug, draft: boolean): Promise<SourceVersion> {
  const { updatedAt } = await payload.findGlobal({ slug, depth: 0, draft });
  return { changedAt: updatedAt ?? null, count: 1 };
}

async function readSources(payload: Payload, draft: boolean): Promise<Record<string, SourceVersion>> {
  const { collections, globals } = publicSources(payload.config);
  return Object.fromEntries(
    await Promise.all([
      ...[...collections, 'tombstones' as const].map(
        async (slug) => [slug, await collectionVersion(payload, slug, draft)] as const,
      ),
      ...globals.map(async (slug) => [`globals/${slug}`, await globalVersion(payload, slug, draft)] as const),
    ]),
  );
}

/** Simultaneous requests share one result, because each reading runs about a hundred queries. */
const readVersions = coalesce((payload: Payload) => readSources(payload, false));
const readDraftVersions = coalesce((payload: Payload) => readSources(payload, true));

const refuseReads = (wait: number): Response =>
  Response.json(
    { errors: [{ message: 'Too many reads from one address' }] },
    { status: 429, headers: { 'Retry-After': String(wait) } },
  );

/**
 * `GET /web/content/version`: returns versions that change with the public content, so that builders know what to read
 * again. Covers all announced collections and globals, tombstones, the database and the schema. `pageSources` lists the
 * hosts that integrations need in the site's CSP. With `?draft=true`, the versions include drafts; this is limited to
 * users who may see drafts.
 */
export const contentVersion: Handler = async (request, { payload }) => {
  const draft = new URL(request.url).searchParams.get('draft') === 'true';
  const asked =
    draft || hasUnknownKey(request)
      ? await limitFailures(request, () => payload.auth({ headers: request.headers }))
      : { user: null };
  if ('wait' in asked) return refuseReads(asked.wait);
  const wait = exceedsReadLimit(request, isKnownSender(request) ? 1 : READ_WEIGHT);
  if (wait > 0) return refuseReads(wait);
  if (draft && !isDraftReader({ req: asked as PayloadRequest }))
    return Response.json({ errors: [{ message: 'Unauthorized' }] }, { status: 401 });
  const sources = await (draft ? readDraftVersions : readVersions)(payload);
  const marks = Object.entries(sources).map(
    ([slug, { changedAt, count }]) => `${slug}:${count}:${changedAt ?? ''}`,
  );
  const schema = contentSchema(payload.config);
  return Response.json(
    {
      version: [`database:${databaseId()}`, ...marks].join('|'),
      schema,
      sources,
      pageSources: pageSources(),
      ...(draft && { drafts: true }),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  );
};
