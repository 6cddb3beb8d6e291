import { APIError, type Endpoint } from 'payload';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/inTransaction';
import { answersForGone, leadingNowhere } from './findGone';
import { forgetGone, readOneGone } from './goneStore';

const UNAUTHORIZED = 401;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;

const answerSchema = z.object({
  collection: z.enum(['pages', 'projects', 'products']),
  id: z.number(),
  /** The page to which its addresses shall lead; null to let them lead nowhere. */
  page: z.number().nullable(),
});

/** `POST /api/redirects/gone`: leads the addresses of one of them to a page, or lets them be. */
const answer: Omit<Endpoint, 'root'> = {
  path: '/gone',
  method: 'post',
  handler: async (req) => {
    if (!answersForGone(req.user)) throw new APIError('Unauthorized', UNAUTHORIZED);
    const { data, success } = answerSchema.safeParse(await req.json?.().catch(() => null));
    if (!success) throw new APIError('collection, id and page are needed', BAD_REQUEST);
    const gone = await readOneGone(req, data);
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

/** Endpoints of redirects that take the answer to where the addresses of what is gone shall lead. */
export const goneEndpoints = [answer];
