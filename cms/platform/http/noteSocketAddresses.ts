import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { SOCKET_ADDRESS } from './clientAddress';
import { readHostCookie } from './hostCookie';

/** Methods that a web `Request` cannot have: Next would answer 500. */
const IMPOSSIBLE = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** What no web `Request` can be made of. */
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
 * Has every HTTP server of this process refuse what no web `Request` can be made of, and note the other end of each connection in a
 * header, over whatever the client wrote there.
 * A web `Request` knows nothing of its connection, and Next takes X-Forwarded-For as the client sent it: without this,
 * anybody could give himself a new address with every message.
 */
export function noteSocketAddresses(): void {
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
      request.headers[SOCKET_ADDRESS] = request.socket.remoteAddress ?? '';
      if (request.headers.cookie) request.headers.cookie = readHostCookie(request.headers.cookie);
    }
    return Reflect.apply(emit, this, [event, ...args]) as boolean;
  };
}
