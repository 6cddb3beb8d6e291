import { isIPv6 } from 'node:net';

/**
 * Connections from one IP address that count towards its limit, because the server is not responding to them or the
 * client does not read the response. Each group maps a connection to the start of its state, oldest first.
 * @typedef {Map<import('node:net').Socket, number>} Sockets
 * @typedef {{ idle: Sockets, unread: Sockets, silent: Sockets, sending: Sockets }} Waiting
 */

/** Time in ms within which a browser sends the first request on a new connection. */
const GRACE = 1000;
/**
 * New connections from an IP address are rejected immediately if it has this many times the allowed number. Bursts of
 * browsers are smaller than that.
 */
const BURST = 5;
/** Time in ms without progress after which a response counts as unread by the client. */
const UNREAD = 10_000;

/**
 * Returns the key under which an IP address is counted. All IPv6 addresses of a /64 network have the same key, because
 * one customer usually gets the whole network.
 * @param {string} address
 */
export function networkOf(address) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  return [...start, ...Array(8 - start.length - end.length).fill('0'), ...end].slice(0, 4).join(':');
}

/** @param {import('node:http').IncomingMessage} request */
const hasBody = ({ headers }) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

/**
 * Limits the number of waiting connections per IP address. Waiting connections are idle ones, those without complete
 * headers, those with an unfinished request body, and those whose client does not read the response. Connections that
 * receive a response do not count, so many browsers can share an address.
 */
export class ConnectionLimits {
  /** @type {Map<string, Waiting>} */
  #waiting = new Map();
  /** @type {WeakMap<import('node:net').Socket, { address: string, pending: number }>} */
  #known = new WeakMap();
  /**
   * Progress of each connection that receives a response: the number of bytes that the client has taken, and the time
   * of the last progress.
   * @type {Map<import('node:net').Socket, { bytes: number, since: number }>}
   */
  #answers = new Map();
  #most;

  /** @param {number} most maximum number of waiting connections per IP address */
  constructor(most) {
    this.#most = most;
  }

  /**
   * Counts a new connection, or closes it if its IP address already has far too many.
   * @param {import('node:net').Socket} socket
   * @param {number} now in milliseconds
   */
  open(socket, now) {
    const address = networkOf(socket.remoteAddress ?? '');
    if (this.#countOf(address) >= BURST * this.#most) {
      socket.destroy();
      return;
    }
    this.#known.set(socket, { address, pending: 0 });
    this.#move(socket, 'silent', now);
    socket.once('close', () => {
      this.#answers.delete(socket);
      this.#move(socket);
    });
  }

  /**
   * Updates the state of a connection when it receives a request, and again when the response is finished.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {() => number} now
   */
  answer(request, response, now) {
    const { socket } = request;
    const known = this.#known.get(socket);
    if (!known) return;
    known.pending += 1;
    if (hasBody(request) && !request.complete) this.#move(socket, 'sending', now());
    else this.#move(socket);
    if (!this.#answers.has(socket)) this.#answers.set(socket, { bytes: 0, since: now() });
    request.once('end', () => this.#move(socket));
    // The address has reached its limit, so do not leave another idle connection open after this response.
    if (this.#countOf(known.address) >= this.#most) response.shouldKeepAlive = false;
    response.once('close', () => {
      known.pending -= 1;
      if (known.pending > 0) return;
      this.#answers.delete(socket);
      if (socket.destroyed) this.#move(socket);
      else this.#move(socket, 'idle', now());
    });
  }

  /**
   * Closes the connections of each IP address that exceed the limit. The order is: idle connections, clients that do
   * not read, connections without a request, then the newest request bodies.
   * @param {number} now in milliseconds
   */
  enforce(now) {
    this.#findUnread(now);
    for (const [address, { idle, unread, silent, sending }] of this.#waiting) {
      const quiet = [...silent].filter(([, since]) => now - since >= GRACE).map(([socket]) => socket);
      const order = [...idle.keys(), ...unread.keys(), ...quiet, ...[...sending.keys()].reverse()];
      for (const socket of order.slice(0, Math.max(0, this.#countOf(address) - this.#most))) {
        this.#move(socket);
        socket.destroy();
      }
    }
  }

  /**
   * Marks connections as unread if the client has taken no byte of the response for a while.
   * @param {number} now in milliseconds
   */
  #findUnread(now) {
    for (const [socket, { bytes, since }] of this.#answers) {
      const taken = socket.bytesWritten - socket.writableLength;
      const isUnread = this.#stateOf(socket) === 'unread';
      if (taken !== bytes || socket.writableLength === 0) {
        this.#answers.set(socket, { bytes: taken, since: now });
        if (isUnread) this.#move(socket);
      } else if (!isUnread && now - since >= UNREAD) this.#move(socket, 'unread', now);
    }
  }

  /** @param {import('node:net').Socket} socket */
  #stateOf(socket) {
    const waiting = this.#waiting.get(this.#known.get(socket)?.address ?? '') ?? {};
    return Object.entries(waiting).find(([, sockets]) => sockets.has(socket))?.[0];
  }

  /** @param {string} address */
  #countOf(address) {
    const states = Object.values(this.#waiting.get(address) ?? {});
    return states.reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Sets the state of a connection. Without a state, the connection no longer counts, because it receives a response or
   * is closed.
   * @param {import('node:net').Socket} socket
   * @param {keyof Waiting} [state]
   * @param {number} [since]
   */
  #move(socket, state, since = 0) {
    const address = this.#known.get(socket)?.address ?? '';
    const waiting = this.#waiting.get(address) ?? {
      idle: new Map(),
      unread: new Map(),
      silent: new Map(),
      sending: new Map(),
    };
    for (const sockets of Object.values(waiting)) sockets.delete(socket);
    if (state) waiting[state].set(socket, since);
    this.#waiting.set(address, waiting);
    if (this.#countOf(address) === 0) this.#waiting.delete(address);
  }
}
