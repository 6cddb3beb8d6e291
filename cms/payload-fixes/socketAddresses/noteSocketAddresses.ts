import { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Methods that a web `Request` does not support: Next would answer 500. */
const IMPOSSIBLE = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Returns the error response for a request that cannot be converted to a web `Request`. */
function refusalOf({
  method = '',
  url = '',
}: IncomingMessage): { status: number; message: string } | undefined {
  if (IMPOSSIBLE.has(method)) return { status: 405, message: 'Method not allowed' };
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return undefined;
  } catch {
    return { status: 400, message: 'The address holds a % that stands for nothing' };
  }
}

const noted = Symbol.for('group-cms.noteSocketAddresses');

/**
 * Makes every HTTP server of this process write the remote address of each connection into a header and overwrite the client's value.
 * Rejects requests that cannot be converted to a web `Request`.
 * @param header header name in lower case
 * @param readCookies returns the Cookie header as the CMS reads it
 */
export function noteSocketAddresses(header: string, readCookies: (cookies: string) => string): void {
  const prototype = Server.prototype as Server & { [noted]?: boolean };
  if (prototype[noted]) return;
  prototype[noted] = true;
  const { emit } = prototype;
  prototype.emit = function emitNoted(this: Server, event: string | symbol, ...args: unknown[]): boolean {
    const [request] = args;
    if (event === 'request' && request instanceof IncomingMessage) {
      const [, response] = args;
      const refusal = refusalOf(request);
      if (refusal && response instanceof ServerResponse) {
        response.writeHead(refusal.status, { 'Content-Type': 'application/json', Connection: 'close' });
        response.end(JSON.stringify({ errors: [{ message: refusal.message }] }));
        return true;
      }
      request.headers[header] = request.socket.remoteAddress ?? '';
      if (request.headers.cookie) request.headers.cookie = readCookies(request.headers.cookie);
    }
    return Reflect.apply(emit, this, [event, ...args]) as boolean;
  };
}
