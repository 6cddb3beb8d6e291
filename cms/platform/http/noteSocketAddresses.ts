import { IncomingMessage, Server } from 'node:http';
import { SOCKET_ADDRESS } from './clientAddress';

const noted = Symbol.for('group-cms.noteSocketAddresses');

/**
 * Has every HTTP server of this process note the other end of each connection in a header, over whatever the client wrote there.
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
    if (event === 'request' && request instanceof IncomingMessage)
      request.headers[SOCKET_ADDRESS] = request.socket.remoteAddress ?? '';
    return Reflect.apply(emit, this, [event, ...args]) as boolean;
  };
}
