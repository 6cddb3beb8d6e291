import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/inTransaction';
import { answersForGone, leadingNowhere } from './findGone';
import { LINK_KINDS, type LinkKind } from '../fields/linkTargets';
import { redirectsFrom } from '../publishing/redirectsFrom';
import { forgetGone, goneSchema, readOneGone, writeLed, type Gone } from './goneStore';

const UNAUTHORIZED = 401;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;

const answerSchema = goneSchema.pick({ collection: true, id: true }).extend({
  /** The page that gets the addresses; null to leave them without a redirect. */
  page: z.number().nullable(),
});

/** A link's references, all empty. */
const NOWHERE = Object.fromEntries(LINK_KINDS.map((kind) => [kind, null])) as Record<LinkKind, null>;

interface Leading {
  gone: Gone;
  paths: readonly string[];
  user: PayloadRequest['user'];
  /** A request inside the transaction. */
  req: PayloadRequest;
}

/** Whether a removed document can still return: it is a draft or in the trash. */
async function isStored(req: PayloadRequest, { collection, id }: Gone): Promise<boolean> {
  const where = { id: { equals: id } };
  return (
    (await req.payload.count({ collection, where, trash: true, overrideAccess: true, req })).totalDocs > 0
  );
}

/** Redirects addresses to a page: changes the document's automatic redirect, or creates one. */
async function leadTo(page: number, { gone, paths, user, req }: Leading): Promise<void> {
  const dead = new Map((await redirectsFrom(req, paths)).map(({ from, id }) => [from, id]));
  for (const from of paths) {
    const to = { ...NOWHERE, kind: 'page' as const, page };
    const id = dead.get(from);
    const how = { collection: 'redirects' as const, user, overrideAccess: false, req };
    if (id === undefined) await req.payload.create({ ...how, data: { from, statusCode: '301', to } });
    else await req.payload.update({ ...how, id, data: { to } });
  }
  if (paths.length > 0 && (await isStored(req, gone))) await writeLed(req, gone, { page, former: paths });
}

/**
 * `POST /api/redirects/gone`: redirects the addresses of a removed document to a page, or dismisses the
 * question.
 */
const answer: Omit<Endpoint, 'root'> = {
  path: '/gone',
  method: 'post',
  handler: async (req) => {
    if (!answersForGone(req.user)) throw new APIError('Unauthorized', UNAUTHORIZED);
    const { data, success } = answerSchema.safeParse(await req.json?.().catch(() => null));
    if (!success) throw new APIError('collection, id and page are needed', BAD_REQUEST);
    const gone = await readOneGone(req, data);
    if (!gone) throw new APIError('This document has no addresses without a decision', NOT_FOUND);
    const { page } = data;
    const paths = page === null ? [] : [...(await leadingNowhere(req, gone.paths))];
    await inTransaction(req.payload, async (within) => {
      if (page !== null) await leadTo(page, { gone, paths, user: req.user, req: within });
      await forgetGone(within, gone);
    });
    return Response.json({ redirected: paths }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

/** Endpoints that store where the addresses of removed documents lead. */
export const goneEndpoints = [answer];
