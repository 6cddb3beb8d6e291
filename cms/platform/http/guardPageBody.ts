import type { IncomingMessage } from 'node:http';
import { hasSession } from './hasSession';
import { exceedsLoginLimit } from './exceedsReadLimit';

/** Maximum body size, in bytes, of a call to one of the admin's server functions. Next itself reads at most `known`. */
export const MAX_PAGE_BODY_BYTES = { anonymous: 64_000, known: 1024 * 1024 } as const;

/** Checks whether Next responds to a URL path with a page. Must match the `matcher` in `proxy.ts`. */
export const isPagePath = (path: string): boolean =>
  !/^\/(?:api|web|umbraco\/forms|_next\/static)\//.test(path);

/** Converts a Node request to the part of a web `Request` from which the session and the IP address are read. */
const headersOf = ({ headers }: IncomingMessage): Pick<Request, 'headers'> => ({
  headers: new Headers(
    Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  ),
});

/**
 * Checks the rate, sender and size of a request with a body that is sent to a page. Runs before Next, because Next
 * buffers the body before it calls `proxy.ts`.
 * @returns the rejection, or undefined if the body may be read
 */
export function guardPageBody(request: IncomingMessage): { status: number; message: string } | undefined {
  const { method = '', url = '', headers } = request;
  if (method === 'GET' || method === 'HEAD' || !isPagePath(url)) return undefined;
  const declared = headers['transfer-encoding'] ? Infinity : Number(headers['content-length'] ?? 0);
  const asked = headersOf(request);
  const isKnown = hasSession(asked);
  if (declared > MAX_PAGE_BODY_BYTES[isKnown ? 'known' : 'anonymous'])
    return { status: 413, message: 'The request is too large' };
  // Only checks the limit without counting, because `proxy.ts` will count the request.
  if (!isKnown && exceedsLoginLimit(asked, 0) > 0)
    return { status: 429, message: 'Too many requests from one address: try again later' };
  return undefined;
}
