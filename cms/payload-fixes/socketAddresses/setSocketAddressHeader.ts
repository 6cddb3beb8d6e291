import { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Methods that a web `Request` does not support. Next would respond to them with status 500. */
const IMPOSSIBLE = new Set(['TRACE', 'TRACK', 'CONNECT']);

/**
 * Matches a dot segment in a URL. Next removes dot segments, so rules for the URL as sent would check another URL than
 * the one that Next serves.
 */
const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

interface Refused {
  status: number;
  message: string;
}

/** Returns the error response for a request that cannot be converted to a web `Request` with the same URL. */
function refusalOf({ method = '', url = '' }: IncomingMessage): Refused | undefined {
  if (IMPOSSIBLE.has(method)) return { status: 405, message: 'Method not allowed' };
  const [path = ''] = url.split('?');
  if (DOT_SEGMENT.test(path)) return { status: 400, message: 'The address contains a dot segment' };
  try {
    decodeURIComponent(path);
    return undefined;
  } catch {
    return { status: 400, message: 'The address contains an invalid % sequence' };
  }
}

interface Preparation {
  /** Name of the header that gets the IP address, in lower case. */
  header: string;
  /** Converts the Cookie header to the form that the CMS reads. */
  readCookies: (cookies: string) => string;
  /**
   * Returns the error response for a request that must be rejected before Next sees it, because Next would buffer its
   * body.
   */
  refuse?: (request: IncomingMessage) => Refused | undefined;
}

const noted = Symbol.for('group-cms.setSocketAddressHeader');

/**
 * Makes every HTTP server of this process write the IP address of the connection into a header. A value that the client
 * sent in that header is overwritten. Also rejects requests that cannot be converted to a web `Request` with the same
 * URL. A second call replaces the settings.
 */
export function setSocketAddressHeader(preparation: Preparation): void {
  const prototype = Server.prototype as Server & { [noted]?: Preparation };
  const isFirst = prototype[noted] === undefined;
  prototype[noted] = preparation;
  if (!isFirst) return;
  const { emit } = prototype;
  prototype.emit = function emitNoted(this: Server, event: string | symbol, ...args: unknown[]): boolean {
    const [request, response] = args;
    if (event === 'request' && request instanceof IncomingMessage) {
      const { header, readCookies, refuse } = prototype[noted] ?? preparation;
      request.headers[header] = request.socket.remoteAddress ?? '';
      if (request.headers.cookie) request.headers.cookie = readCookies(request.headers.cookie);
      const refusal = refusalOf(request) ?? refuse?.(request);
      if (refusal && response instanceof ServerResponse) {
        response.writeHead(refusal.status, { 'Content-Type': 'application/json', Connection: 'close' });
        response.end(JSON.stringify({ errors: [{ message: refusal.message }] }));
        return true;
      }
    }
    return Reflect.apply(emit, this, [event, ...args]) as boolean;
  };
}
