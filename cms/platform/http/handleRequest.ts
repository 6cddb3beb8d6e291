import type { Payload } from 'payload';
import { preflight, withCors } from './cors';
import { matchRoute } from './matchRoute';
import { routes } from '../../services/routes';

/**
 * Answers a request to a live service: 404 for an unknown path, 405 for a wrong method, 400 for a path that cannot be decoded,
 * 503 when a handler failed, with the reason in the log only. Pages of the site may read the answers.
 */
export async function handleRequest(request: Request, payload: Payload): Promise<Response> {
  return withCors(request, await answer(request, payload));
}

async function answer(request: Request, payload: Payload): Promise<Response> {
  const { pathname } = new URL(request.url);
  try {
    const match = matchRoute(routes, request.method, pathname);
    if ('route' in match) return await match.route.handler(request, { payload, params: match.params });
    if (match.allowed.length === 0) return Response.json({ error: 'Not found' }, { status: 404 });
    if (request.method === 'OPTIONS') return preflight(request, match.allowed);
    return Response.json(
      { error: 'Method not allowed' },
      { status: 405, headers: { Allow: match.allowed.join(', ') } },
    );
  } catch (err) {
    if (err instanceof URIError) return Response.json({ error: 'Bad request' }, { status: 400 });
    payload.logger.error({ err, msg: `${request.method} ${pathname} failed` });
    return Response.json({ error: 'The service is not available' }, { status: 503 });
  }
}
