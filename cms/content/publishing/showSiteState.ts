import {
  APIError,
  type Access,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type GlobalConfig,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { addDocumentControl, addGlobalDocumentControl } from '../../payload-fixes/addDocumentControl';
import { isEditor } from '../../platform/access/isEditor';
import { lastBuilds } from '../../platform/builds/lastBuilds';
import { siteState } from '../../platform/builds/siteState';
import { env } from '../../platform/env/env';
import { LOCALES, type Locale } from '../../platform/locales/locales';
import { failedSchedule, type Scheduled } from './failedSchedule';
import type { PublicationState } from './PublicationState';
import { isAnnouncing } from './publicSources';

const UNAUTHORIZED = 401;
/** Number of recent builds to read. Enough to find the build of any change in the last hours. */
const BUILDS = 100;
const COMPONENT = '/content/publishing/PublicationBadge#PublicationBadge';

interface Stored {
  _status?: string | null;
  deletedAt?: string | null;
  updatedAt?: Date | string | null;
  paths?: Partial<Record<Locale, string | null>>;
}

const isPublic = ({ _status, deletedAt }: Stored): boolean =>
  (_status ?? 'published') === 'published' && !deletedAt;

function urlsOf({ paths }: Stored): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => (paths?.[locale] ? [[locale, `${env.siteUrl}${paths[locale]}`]] : [])),
  );
}

async function signOf(
  { collection = 'globals', id }: { collection?: string; id: string },
  stored: Stored | null,
  readRemovalTime: () => Promise<string | null>,
): Promise<PublicationState> {
  const isThere = stored !== null && isPublic(stored);
  const at = isThere ? new Date(stored.updatedAt ?? 0).toISOString() : await readRemovalTime();
  if (!at) return { public: 'never' };
  const told = await lastBuilds(env, BUILDS);
  const hasPage = Object.values(stored?.paths ?? {}).some(Boolean);
  const state = siteState(at, told?.builds ?? [], { running: told?.running, hasPage });
  const faults = told?.faults.filter((fault) => fault.collection === collection && fault.id === id) ?? [];
  return {
    public: isThere ? 'yes' : 'gone',
    urls: isThere ? urlsOf(stored) : {},
    ...state,
    ...(isThere && faults.length > 0 && { faults }),
  };
}

/** Adds the document's last failed schedule to its publication state. */
async function withFailed(
  req: PayloadRequest,
  scheduled: Scheduled,
  stored: Stored | null,
  sign: PublicationState,
): Promise<PublicationState> {
  const failed = await failedSchedule(req, scheduled, stored?.updatedAt);
  return failed ? { ...sign, failedSchedule: failed } : sign;
}

/** Returns the time of a document's newest tombstone, which is the time of its last removal. */
async function readRemovalTime(req: PayloadRequest, collection: string, id: string): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'tombstones',
    where: {
      collectionSlug: { equals: collection },
      documentId: { equals: id },
    },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
    depth: 0,
  });
  return docs[0]?.createdAt ?? null;
}

/**
 * Checks whether a user may see the publication state. Editors may, because it contains URLs of drafts. Other staff may
 * only for collections that they can edit, such as meeting calendars.
 */
const canSeeState = async (req: PayloadRequest, update: Access | undefined): Promise<boolean> =>
  isEditor({ req }) || (req.user?.collection === 'users' && (await update?.({ req })) === true);

const endpoint = (
  path: string,
  update: Access | undefined,
  sign: (req: PayloadRequest) => Promise<PublicationState>,
): Omit<Endpoint, 'root'> => ({
  path,
  method: 'get',
  handler: async (req) => {
    if (!(await canSeeState(req, update))) throw new APIError('Unauthorized', UNAUTHORIZED);
    return Response.json(await sign(req), { headers: { 'Cache-Control': 'no-store' } });
  },
});

/**
 * Adds the publication state to the form of a collection whose changes are announced to the build. The state describes
 * the public version, never the newest draft.
 */
export function showSiteState(collection: CollectionConfig): CollectionConfig {
  if (!isAnnouncing(collection)) return collection;
  const { slug } = collection;
  const stored = (req: PayloadRequest) =>
    req.payload.db.findOne<Stored & { id: number }>({
      collection: slug as CollectionSlug,
      where: { id: { equals: String(req.routeParams?.id) } },
      req,
    });
  return {
    ...addDocumentControl(collection, COMPONENT),
    endpoints: [
      ...(collection.endpoints || []),
      endpoint('/:id/site-state', collection.access?.update, async (req) => {
        const id = String(req.routeParams?.id);
        const document = await stored(req);
        const sign = await signOf({ collection: slug, id }, document, () => readRemovalTime(req, slug, id));
        return withFailed(req, { collection: slug, id }, document, sign);
      }),
    ],
  };
}

/** Adds the publication state to the form of a global whose changes are announced to the build. */
export function showGlobalSiteState(global: GlobalConfig): GlobalConfig {
  if (!isAnnouncing(global)) return global;
  const { slug } = global;
  const stored = async (req: PayloadRequest): Promise<Stored> => {
    const { updatedAt } = await req.payload.findGlobal({ slug: slug as GlobalSlug, depth: 0, req });
    return { updatedAt: updatedAt ?? null };
  };
  return {
    ...addGlobalDocumentControl(global, COMPONENT),
    endpoints: [
      ...(global.endpoints || []),
      endpoint('/site-state', global.access?.update, async (req) => {
        const document = await stored(req);
        const sign = await signOf({ id: slug }, document, () => Promise.resolve(null));
        return withFailed(req, { global: slug }, document, sign);
      }),
    ],
  };
}
