import { createServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { BodyRates } from './BodyRates.mjs';
import { ConnectionLimits } from './ConnectionLimits.mjs';
import { setEnding } from './isEnding.mjs';

/**
 * Limits of the server. All times are in milliseconds.
 * - `headers`: maximum time to receive the headers of a request
 * - `request`: maximum time to receive a whole request; 0 for no limit
 * - `idle`: maximum time without a byte in either direction
 * - `keepAlive`: maximum time between two requests on a connection. It must be longer than in a proxy, otherwise the
 * proxy would send requests on a connection that is being closed
 * - `check`: interval at which limits are checked
 * - `bytesPerSecond`: minimum rate of a request body, measured over `rateWindow`
 * - `connections`: maximum number of connections
 * - `waiting`: maximum number of waiting connections per IP address (see `ConnectionLimits`); 0 for no limit
 */
export const LIMITS = {
  headers: 15_000,
  request: 0,
  idle: 120_000,
  keepAlive: 65_000,
  check: 2000,
  bytesPerSecond: 1024,
  rateWindow: 30_000,
  connections: 5_000,
  waiting: 200,
};

/**
 * Returns whether the server runs behind a proxy. If so, all connections have the IP address of the proxy, so the proxy
 * limits the clients itself (`deploy/nginx/site.conf`).
 */
const isBehindProxy = () => Number(process.env.TRUSTED_PROXIES || 0) > 0;

/**
 * Source of the current time and of timers. Tests replace it.
 * @typedef {{ now: () => number, every: (ms: number, check: () => void) => () => void }} Clock
 */

/** @type {Clock} */
const CLOCK = {
  now: () => performance.now(),
  every: (ms, check) => {
    const timer = setInterval(check, ms).unref();
    return () => clearInterval(timer);
  },
};

const REQUEST_TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Time limits of a stopping server in milliseconds. `grace`: how long it still accepts new requests on open
 * connections. `drain`: maximum time for all requests.
 */
export const TIME_LIMITS = { grace: 500, drain: 10_000 };

/** @typedef {{ sockets: Set<import('node:net').Socket>, responses: Set<import('node:http').ServerResponse>, accepted: number, draining: boolean }} State */

/** @type {WeakMap<import('node:http').Server, State>} */
const states = new WeakMap();

/**
 * Creates an HTTP server that disconnects slow clients. It can be stopped without losing requests (see `drain`).
 * @param {import('node:http').RequestListener} listener
 * @param {Partial<typeof LIMITS>} [limits]
 * @param {Clock} [clock]
 * @returns {import('node:http').Server}
 */
export function httpServer(listener, limits = {}, clock = CLOCK) {
  const { headers, request, idle, keepAlive, check, bytesPerSecond, rateWindow, connections, waiting } = {
    ...LIMITS,
    ...limits,
  };
  const server = createServer({
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: check,
  });
  server.timeout = idle;
  server.maxConnections = connections;
  /** @type {State} */
  const state = { sockets: new Set(), responses: new Set(), accepted: 0, draining: false };
  states.set(server, state);
  server.on('connection', (socket) => {
    state.accepted += 1;
    state.sockets.add(socket);
    socket.once('close', () => state.sockets.delete(socket));
  });
  server.on('request', (_request, response) => {
    state.responses.add(response);
    response.once('close', () => state.responses.delete(response));
    if (state.draining) response.shouldKeepAlive = false;
  });
  if (waiting > 0 && !isBehindProxy()) limitAddresses(server, new ConnectionLimits(waiting), check, clock);
  closeSlowBodies(server, new BodyRates({ bytesPerSecond, windowMs: rateWindow }), check, clock);
  server.on('request', (request, response) => {
    // Reject `OPTIONS *` and absolute URLs. Only proxies have to support them.
    if (request.url?.startsWith('/')) listener(request, response);
    else response.writeHead(400, { Connection: 'close' }).end();
  });
  return server;
}

/**
 * Regularly closes connections of IP addresses that have too many.
 * @param {import('node:http').Server} server
 * @param {ConnectionLimits} limits
 * @param {number} interval in milliseconds
 * @param {Clock} clock
 */
function limitAddresses(server, limits, interval, clock) {
  server.on('connection', (socket) => limits.open(socket, clock.now()));
  server.on('request', (request, response) => limits.answer(request, response, clock.now));
  server.once(
    'close',
    clock.every(interval, () => limits.enforce(clock.now())),
  );
}

/**
 * Regularly closes connections whose request bodies arrive too slowly. The client gets status 408, as Node sends it for
 * late headers.
 * @param {import('node:http').Server} server
 * @param {BodyRates} rates
 * @param {number} interval in milliseconds
 * @param {Clock} clock
 */
function closeSlowBodies(server, rates, interval, clock) {
  /** @type {WeakMap<import('node:http').IncomingMessage, import('node:http').ServerResponse>} */
  const responses = new WeakMap();
  server.on('request', (request, response) => {
    if (request.complete) return;
    rates.watch(request, clock.now());
    responses.set(request, response);
  });
  const stop = clock.every(interval, () => {
    for (const request of rates.findSlow(clock.now())) {
      if (!responses.get(request)?.headersSent) request.socket.write(REQUEST_TIMEOUT);
      request.socket.destroySoon();
    }
  });
  server.once('close', stop);
}

/**
 * Waits until Node has accepted all pending connections and read what they sent. Node accepts one connection in each
 * turn of its event loop.
 * @param {State} state
 */
async function acceptPendingRequests(state) {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    const { accepted } = state;
    await setImmediate();
    if (state.accepted !== accepted) quiet = 0;
  }
}

/**
 * Stops a server without losing requests. The server accepts no new connections, responds to every open request with
 * `Connection: close`, and then closes the connections.
 * @param {import('node:http').Server} server created by `httpServer`
 * @param {Partial<typeof TIME_LIMITS>} [limits]
 * @returns {Promise<boolean>} whether all requests received a response in time
 */
export async function drain(server, limits = {}) {
  const { grace, drain: most } = { ...TIME_LIMITS, ...limits };
  const state = /** @type {State} */ (states.get(server));
  const deadline = performance.now() + most;
  state.draining = true;
  for (const response of state.responses) if (!response.headersSent) response.shouldKeepAlive = false;
  // Wait before the listening socket is closed. Otherwise connections that Node has not accepted yet would be reset.
  await acceptPendingRequests(state);
  // Call `close` of the TCP server. The method of the HTTP server closes idle connections immediately, and would lose
  // requests that are on their way.
  let closed = false;
  Server.prototype.close.call(server, () => (closed = true));
  await sleep(Math.min(grace, most));
  while (!closed && performance.now() < deadline) {
    // A connection that looks idle may have sent a request that Node has not read yet.
    await acceptPendingRequests(state);
    server.closeIdleConnections();
    // Close connections on which nothing was ever sent, because browsers open connections in advance. Node itself does
    // not consider them idle.
    for (const socket of state.sockets) if (socket.bytesRead === 0) socket.destroy();
    await sleep(20);
  }
  server.closeAllConnections();
  return closed;
}

/**
 * Drains a server on the first SIGTERM or SIGINT, then exits. Readiness is switched off immediately, but new
 * connections are accepted for `notice` milliseconds, until a load balancer has noticed. A second signal exits
 * immediately. It is ignored within the first second, because npm forwards signals that the process has already
 * received itself.
 * @param {import('node:http').Server} server created by `httpServer`
 * @param {{ notice?: number, finish?: () => Promise<void> }} [options] `notice`: milliseconds between switching
 *   readiness off and rejecting new connections; `finish` runs after the last response
 */
export function drainOnSignals(server, { notice = 0, finish = async () => undefined } = {}) {
  let since = Infinity;
  const end = async () => {
    if (performance.now() - since > 1000) process.exit(1);
    if (since !== Infinity) return;
    since = performance.now();
    setEnding(true);
    if (notice > 0) await sleep(notice);
    const answered = await drain(server);
    if (!answered) console.error('Ended before everything was answered');
    await finish();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
}
