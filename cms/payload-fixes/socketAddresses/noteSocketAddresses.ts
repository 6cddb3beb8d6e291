import { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Methods that a web `Request` does not support: Next would answer 500. */
const IMPOSSIBLE = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** A dot segment, which Next removes. Rules for the address as sent would then judge another address than the one that answers. */
const DOT_SEGMENT = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

interface Refused {
  status: number;
  message: string;
}

/** Returns the error response for a request that cannot be converted to a web `Request` with the same address. */
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
  /** Header name in lower case. */
  header: string;
  /** Returns the Cookie header as the CMS reads it. */
  readCookies: (cookies: string) => string;
  /** Returns the error response for a request that Next must not see: it buffers bodies. */
  refuse?: (request: IncomingMessage) => Refused | undefined;
}

const noted = Symbol.for('group-cms.noteSocketAddresses');

/**
 * Makes every HTTP server of this process write the remote address of each connection into a header and overwrite the client's value.
 * Rejects requests that cannot be converted to a web `Request` with the same address. A second call replaces the settings.
 */
export function noteSocketAddresses(preparation: Preparation): void {
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
