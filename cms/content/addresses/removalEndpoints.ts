import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/inTransaction';
import { canDecideRedirects, findDeadPaths } from './findRemovals';
import { LINK_KINDS, type LinkKind } from '../fields/linkTargets';
import { redirectsFrom } from '../publishing/redirectsFrom';
import { deleteRemoval, removalSchema, readRemoval, writeRedirectedUrls, type Removal } from './removalStore';

const UNAUTHORIZED = 401;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;

const decisionSchema = removalSchema.pick({ collection: true, id: true }).extend({
  /** The page to redirect to, or null to leave the URLs without a redirect. */
  page: z.number().nullable(),
});

/**
 * The reference fields of a link, all null. Spread first, so that a changed link keeps no reference to its old target.
 */
const NOWHERE = Object.fromEntries(LINK_KINDS.map((kind) => [kind, null])) as Record<LinkKind, null>;

interface Redirection {
  removal: Removal;
  paths: readonly string[];
  user: PayloadRequest['user'];
  /** The request that carries the transaction. */
  req: PayloadRequest;
}

/** Checks whether a removed document still exists as a draft or in the trash, so that it can be restored later. */
async function isStored(req: PayloadRequest, { collection, id }: Removal): Promise<boolean> {
  const where = { id: { equals: id } };
  return (
    (await req.payload.count({ collection, where, trash: true, overrideAccess: true, req })).totalDocs > 0
  );
}

/** Redirects URL paths to a page. Changes the redirect that already starts at a path, or creates one. */
async function redirectToPage(page: number, { removal, paths, user, req }: Redirection): Promise<void> {
  const dead = new Map((await redirectsFrom(req, paths)).map(({ from, id }) => [from, id]));
  for (const from of paths) {
    const to = { ...NOWHERE, kind: 'page' as const, page };
    const id = dead.get(from);
    const how = { collection: 'redirects' as const, user, overrideAccess: false, req };
    if (id === undefined) await req.payload.create({ ...how, data: { from, statusCode: '301', to } });
    else await req.payload.update({ ...how, id, data: { to } });
  }
  if (paths.length > 0 && (await isStored(req, removal)))
    await writeRedirectedUrls(req, removal, { page, former: paths });
}

/**
 * `POST /api/redirects/gone`: stores the editor's decision about a removed document. Either its URLs redirect to a
 * page, or the question is dismissed.
 */
const decide: Omit<Endpoint, 'root'> = {
  path: '/gone',
  method: 'post',
  handler: async (req) => {
    if (!canDecideRedirects(req.user)) throw new APIError('Unauthorized', UNAUTHORIZED);
    const { data, success } = decisionSchema.safeParse(await req.json?.().catch(() => null));
    if (!success) throw new APIError('collection, id and page are needed', BAD_REQUEST);
    const removal = await readRemoval(req, data);
    if (!removal) throw new APIError('This document has no addresses without a decision', NOT_FOUND);
    const { page } = data;
    const paths = page === null ? [] : [...(await findDeadPaths(req, removal.paths))];
    await inTransaction(req.payload, async (within) => {
      if (page !== null) await redirectToPage(page, { removal, paths, user: req.user, req: within });
      await deleteRemoval(within, removal);
    });
    return Response.json({ redirected: paths }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

/** Endpoints that store where the URLs of removed documents redirect. */
export const removalEndpoints = [decide];
