import {
  isolateObjectProperty,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type Endpoint,
  type PayloadHandler,
  type PayloadRequest,
  type Where,
} from 'payload';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const LEFT_OUT = 'mergedLeftOut';

const MESSAGES = {
  he: (count: number) => `לא שונו, כי אוחדו עם פנייה קודמת: ${count}.`,
  en: (count: number) => `Not changed, because they were merged into an earlier message: ${count}.`,
};

interface BulkArgs {
  id?: number | string;
  where?: Where;
  data?: { status?: unknown };
}

const and = (where: Where, isMerged: boolean): Where => ({
  and: [where, { mergedAt: { exists: isMerged } }],
});

/**
 * Excludes merged entries from bulk changes of the status, which would reopen them. Staff can still change each of them
 * individually.
 */
export const excludeMerged: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  const { id, where, data } = args as BulkArgs;
  const isBulk = operation === 'update' && id === undefined && where !== undefined;
  if (!isBulk || overrideAccess || data?.status === undefined) return args;
  const { totalDocs } = await req.payload.count({
    collection: collection.slug as CollectionSlug,
    where: and(where, true),
    overrideAccess: false,
    user: req.user,
    // Isolates the locale, because Payload's local API writes its locale into the request it is given.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  req.context[LEFT_OUT] = totalDocs;
  return { ...args, where: and(where, false) } as typeof args;
};

/** Finds Payload's own handler for bulk updates of a collection, which our endpoint replaces and calls. */
function payloadEndpoint(
  { payload }: PayloadRequest,
  slug: CollectionSlug,
  ours: PayloadHandler,
): PayloadHandler {
  const endpoints = payload.collections[slug].config.endpoints || [];
  const own = endpoints.findLast(
    ({ path, method, handler }) => path === '/' && method === 'patch' && handler !== ours,
  );
  if (!own) throw new Error(`Payload has no bulk update endpoint for ${slug}`);
  return own.handler;
}

/**
 * Endpoint `PATCH /api/{collection}`. Runs Payload's bulk update and adds to its response how many merged entries were
 * skipped (`excludeMerged`).
 * @param slug the collection
 */
export function bulkUpdate(slug: CollectionSlug): Omit<Endpoint, 'root'> {
  const handler: PayloadHandler = async (req) => {
    const response = await payloadEndpoint(req, slug, handler)(req);
    const leftOut = req.context[LEFT_OUT];
    if (typeof leftOut !== 'number' || leftOut === 0) return response;
    const answer = (await response.json()) as { message?: string };
    const excluded = MESSAGES[adminLanguage(req.i18n)](leftOut);
    const message = [answer.message, excluded].filter(Boolean).join(' ');
    return Response.json({ ...answer, message }, { status: response.status, headers: response.headers });
  };
  return { path: '/', method: 'patch', handler };
}
