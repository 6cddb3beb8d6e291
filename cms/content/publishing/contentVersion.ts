import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { pageSources } from '../../integrations/pageSources';
import { isInsider } from '../../platform/access/isInsider';
import { databaseId } from '../../platform/database/databaseId';
import { coalesce } from '../../platform/coalesce';
import type { Handler } from '../../platform/http/route';
import { claimsSomebody, READ_WEIGHT, readsTooMuch } from '../../platform/http/visitorReads';
import { contentSchema } from './contentSchema';
import { publicSources } from './publicSources';

/**
 * When a collection or global last changed in what the site's build reads, or with its drafts, and how much there is of it. The build reads
 * the homes of projects to come as well: once the project is published, nothing of them has changed.
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

/** Asks the database a hundred questions: never twice at the same time. */
const readVersions = coalesce((payload: Payload) => readSources(payload, false));
const readDraftVersions = coalesce((payload: Payload) => readSources(payload, true));

const mayReadDrafts = async (payload: Payload, { headers }: Request): Promise<boolean> => {
  const { user } = await payload.auth({ headers });
  return isInsider({ req: { user } as PayloadRequest });
};

/**
 * `GET /web/content/version`: a text that changes whenever public content changes, so that a build knows whether it is needed. It covers
 * every collection and global whose changes are announced, the tombstones of what disappeared, and the database itself. Beside it a text
 * that changes with the fields that there are, and what the first is made of, by which a builder reads only what changed. `pageSources`
 * are the hosts that the integrations need in the policy of the site's pages.
 * `?draft=true` says the same of drafts, to who may see them: by it the preview reads only what changed.
 */
export const contentVersion: Handler = async (request, { payload }) => {
  const wait = readsTooMuch(request, claimsSomebody(request) ? 1 : READ_WEIGHT);
  if (wait > 0)
    return Response.json(
      { errors: [{ message: 'Too many reads from one address' }] },
      { status: 429, headers: { 'Retry-After': String(wait) } },
    );
  const draft = new URL(request.url).searchParams.get('draft') === 'true';
  if (draft && !(await mayReadDrafts(payload, request)))
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
