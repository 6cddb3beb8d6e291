import type { Handler } from './route';

/** `GET /web/health`: 200 when the CMS and its database answer, 503 when the database does not. */
export const health: Handler = async (_request, { payload }) => {
  try {
    await payload.count({ collection: 'users', overrideAccess: true });
    return Response.json({ status: 'ok' });
  } catch (err) {
    payload.logger.error({ err, msg: 'The database does not answer' });
    return Response.json({ status: 'unavailable' }, { status: 503 });
  }
};
