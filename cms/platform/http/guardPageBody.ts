import type { IncomingMessage } from 'node:http';
import { hasSession } from './hasSession';
import { exceedsLoginLimit } from './exceedsReadLimit';

/** Maximum body size of a call of an admin function. Next reads no more than `known`. */
export const MAX_PAGE_BODY_BYTES = { anonymous: 64_000, known: 1024 * 1024 } as const;

/** True for addresses that Next answers with a page: the matcher of `proxy.ts`. */
export const isPagePath = (path: string): boolean =>
  !/^\/(?:api|web|umbraco\/forms|_next\/static)\//.test(path);

/** The part of a web `Request` that sessions and addresses are read from. */
const headersOf = ({ headers }: IncomingMessage): Pick<Request, 'headers'> => ({
  headers: new Headers(
    Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
  ),
});

/**
 * Checks rate, identity and size of a body that is sent to a page. Next buffers it before `proxy.ts` runs, so this comes before Next.
 * @returns the refusal; undefined when the body may be read
 */
export function guardPageBody(request: IncomingMessage): { status: number; message: string } | undefined {
  const { method = '', url = '', headers } = request;
  if (method === 'GET' || method === 'HEAD' || !isPagePath(url)) return undefined;
  const declared = headers['transfer-encoding'] ? Infinity : Number(headers['content-length'] ?? 0);
  const asked = headersOf(request);
  const isKnown = hasSession(asked);
  if (declared > MAX_PAGE_BODY_BYTES[isKnown ? 'known' : 'anonymous'])
    return { status: 413, message: 'The request is too large' };
  // `proxy.ts` counts the request.
  if (!isKnown && exceedsLoginLimit(asked, 0) > 0)
    return { status: 429, message: 'Too many requests from one address: try again later' };
  return undefined;
}
