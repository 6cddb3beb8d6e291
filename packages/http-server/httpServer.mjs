import { createServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { BodyRates } from './BodyRates.mjs';
import { ConnectionLimits } from './ConnectionLimits.mjs';
import { setEnding } from './isEnding.mjs';

/**
 * Timeouts in milliseconds: for the headers of a request, for a whole request (0: none), without a byte in
 * either direction, and between two requests of a connection (longer than in proxies, which would otherwise
 * use a closing connection). `check`: interval of the checks. `bytesPerSecond`: minimum rate of a body over
 * `rateWindow`. `connections`: maximum number. `waiting`: maximum number of connections of one address that
 * are not being answered; 0: no limit.
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

/** Behind a proxy all clients share its address, and the proxy limits them (`deploy/nginx/site.conf`). */
const isBehindProxy = () => Number(process.env.TRUSTED_PROXIES || 0) > 0;

/**
 * Source of time; tests replace it.
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
 * Time in milliseconds in which a stopping server answers new requests of open connections (`grace`), and all
 * requests (`drain`).
 */
export const TIME_LIMITS = { grace: 500, drain: 10_000 };

/** @typedef {{ sockets: Set<import('node:net').Socket>, responses: Set<import('node:http').ServerResponse>, accepted: number, draining: boolean }} State */

/** @type {WeakMap<import('node:http').Server, State>} */
const states = new WeakMap();

/**
 * Creates an HTTP server that limits slow clients and can be drained.
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
    // `OPTIONS *` and absolute addresses are for proxies.
    if (request.url?.startsWith('/')) listener(request, response);
    else response.writeHead(400, { Connection: 'close' }).end();
  });
  return server;
}

/**
 * Closes excess connections of each address.
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
 * Closes connections whose bodies arrive too slowly, as Node does with late headers.
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
 * Waits until Node has accepted the pending connections, one per turn of its event loop, and read what they sent.
 * @param {State} state
 */
async function readWhatIsThere(state) {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    const { accepted } = state;
    await setImmediate();
    if (state.accepted !== accepted) quiet = 0;
  }
}

/**
 * Drains a server: accepts no new connection, answers every request, announces `Connection: close`, and closes the connections.
 * @param {import('node:http').Server} server of `httpServer`
 * @param {Partial<typeof TIME_LIMITS>} [limits]
 * @returns {Promise<boolean>} whether everything was answered in time
 */
export async function drain(server, limits = {}) {
  const { grace, drain: most } = { ...TIME_LIMITS, ...limits };
  const state = /** @type {State} */ (states.get(server));
  const deadline = performance.now() + most;
  state.draining = true;
  for (const response of state.responses) if (!response.headersSent) response.shouldKeepAlive = false;
  // Closing the listening socket would reset connections that Node has not accepted yet.
  await readWhatIsThere(state);
  // `close` of an HTTP server closes idle connections at once, and loses requests in transit.
  let closed = false;
  Server.prototype.close.call(server, () => (closed = true));
  await sleep(Math.min(grace, most));
  while (!closed && performance.now() < deadline) {
    // A connection that looks idle may have a request that Node has not read yet.
    await readWhatIsThere(state);
    server.closeIdleConnections();
    // Browsers open connections in advance. Node counts a connection that never sent anything as busy.
    for (const socket of state.sockets) if (socket.bytesRead === 0) socket.destroy();
    await sleep(20);
  }
  server.closeAllConnections();
  return closed;
}

/**
 * Drains a server on the first SIGTERM or SIGINT, then exits. Readiness is off immediately, but new
 * connections are accepted until a load balancer has noticed. npm forwards signals that the process has also
 * received, so a second signal counts only after a second; it exits at once.
 * @param {import('node:http').Server} server of `httpServer`
 * @param {{ notice?: number, finish?: () => Promise<void> }} [options] `notice`: milliseconds between
 * readiness being off and no new connections; `finish` runs after the last answer
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
