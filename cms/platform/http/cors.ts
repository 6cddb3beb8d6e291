import { isAllowedOrigin } from './origins';

const REQUEST_HEADERS = 'Content-Type, X-Accept-Language, Idempotency-Key, X-Visit-Source';
const READABLE_HEADERS = 'Retry-After, X-Accept-Language, X-Reference, X-Subjects-Order, Idempotent-Replayed';
const REMEMBER_SECONDS = '7200';

/** Lets the site's pages read an answer; pages of other websites get no leave. */
export function withCors(request: Request, response: Response): Response {
  const origin = request.headers.get('Origin');
  response.headers.append('Vary', 'Origin, X-Accept-Language');
  if (origin === null || !isAllowedOrigin(origin)) return response;
  response.headers.set('Access-Control-Allow-Origin', origin);
  response.headers.set('Access-Control-Expose-Headers', READABLE_HEADERS);
  return response;
}

/**
 * Answers a browser that asks whether it may call a service.
 * @param request the preflight
 * @param methods methods of the path
 */
export function preflight(request: Request, methods: readonly string[]): Response {
  const origin = request.headers.get('Origin');
  if (origin !== null && !isAllowedOrigin(origin)) return new Response(null, { status: 403 });
  return new Response(null, {
    status: 204,
    headers: {
      Allow: [...methods, 'OPTIONS'].join(', '),
      'Access-Control-Allow-Methods': methods.join(', '),
      'Access-Control-Allow-Headers': REQUEST_HEADERS,
      'Access-Control-Max-Age': REMEMBER_SECONDS,
    },
  });
}
