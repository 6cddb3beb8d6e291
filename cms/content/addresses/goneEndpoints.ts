import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { addressOwners } from '../../platform/addresses/addressOwners';
import { inTransaction } from '../../platform/database/inTransaction';
import { hasRole } from '../../platform/access/roles';
import { forgetGone, readGone, type Gone } from './goneStore';

const UNAUTHORIZED = 401;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/** What an editor is asked: a document that is gone, with the addresses that lead nowhere. */
export type GoneQuestion = Gone;

const answerSchema = z.object({
  collection: z.enum(['pages', 'projects', 'products']),
  id: z.number(),
  /** The page to which its addresses shall lead; null to let them lead nowhere. */
  page: z.number().nullable(),
});

function refuseOthers({ user }: PayloadRequest): void {
  if (user?.collection !== 'users' || !hasRole(user, 'administrator', 'editor'))
    throw new APIError('Unauthorized', UNAUTHORIZED);
}

/** Of all addresses those at which nothing stands now and which lead nowhere. */
async function leadingNowhere(req: PayloadRequest, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set();
  const owners = (await addressOwners(req, paths)).filter(({ published }) => published);
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { in: [...paths] } },
    select: { from: true },
    depth: 0,
    pagination: false,
    limit: paths.length,
  });
  const used = new Set([...owners.map(({ path }) => path), ...docs.map(({ from }) => from)]);
  return new Set(paths.filter((path) => !used.has(path)));
}

/** `GET /api/redirects/gone`: the documents that left addresses which lead nowhere. */
const ask: Omit<Endpoint, 'root'> = {
  path: '/gone',
  method: 'get',
  handler: async (req) => {
    refuseOthers(req);
    const gone = await readGone(req);
    const open = await leadingNowhere(
      req,
      gone.flatMap(({ paths }) => paths),
    );
    const questions: GoneQuestion[] = gone
      .map((one) => ({ ...one, paths: one.paths.filter((path) => open.has(path)) }))
      .filter(({ paths }) => paths.length > 0);
    return Response.json({ questions }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

/** `POST /api/redirects/gone`: leads the addresses of one of them to a page, or lets them be. */
const answer: Omit<Endpoint, 'root'> = {
  path: '/gone',
  method: 'post',
  handler: async (req) => {
    refuseOthers(req);
    const { data, success } = answerSchema.safeParse(await req.json?.().catch(() => null));
    if (!success) throw new APIError('collection, id and page are needed', BAD_REQUEST);
    const gone = (await readGone(req)).find(
      ({ collection, id }) => collection === data.collection && id === data.id,
    );
    if (!gone) throw new APIError('Nothing is asked of this document', NOT_FOUND);
    const { page } = data;
    const paths = page === null ? [] : [...(await leadingNowhere(req, gone.paths))];
    await inTransaction(req.payload, async (within) => {
      for (const from of paths)
        await req.payload.create({
          collection: 'redirects',
          data: { from, statusCode: '301', to: { kind: 'page', page } },
          user: req.user,
          overrideAccess: false,
          req: within,
        });
      await forgetGone(within, gone);
    });
    return Response.json({ redirected: paths }, { headers: { 'Cache-Control': 'no-store' } });
  },
};

/** Endpoints of redirects that ask where the addresses of what is gone shall lead, and take the answer. */
export const goneEndpoints = [ask, answer];
