import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { networkOf } from './ConnectionLimits.mjs';
import { drain, httpServer } from './httpServer.mjs';

const LIMITS = { headers: 200, idle: 600, keepAlive: 200, check: 50 };

/** @type {import('node:http').Server[]} */
const servers = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    if (server.listening) server.close();
  }
});

/**
 * @param {import('node:http').RequestListener} listener
 * @param {Partial<typeof import('./httpServer.mjs').LIMITS>} [limits]
 * @param {import('./httpServer.mjs').Clock} [clock]
 */
async function serve(listener, limits, clock) {
  const server = httpServer(listener, limits, clock).listen({ port: 0, backlog: 8192 });
  servers.push(server);
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { server, port };
}

/**
 * Opens a connection and sends a text. `got` resolves with all text that was received by the end of the connection.
 * @param {number} port
 * @param {string} [sent]
 */
function client(port, sent = '') {
  const socket = connect(port, 'localhost');
  socket.write(sent);
  return { socket, got: text(socket) };
}

const echo = /** @type {import('node:http').RequestListener} */ (
  (request, response) => {
    request.resume().once('end', () => response.end('whole'));
  }
);

describe('a request line for a proxy', () => {
  it.each(['OPTIONS * HTTP/1.1', 'GET http://evil.example/ HTTP/1.1'])(
    'answers %s with 400',
    async (line) => {
      const { port } = await serve(echo);
      const { got } = client(port, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(await got).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});

describe('a slow client', () => {
  it.each([
    ['that sends nothing', '', '408'],
    ['that stops within its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', '408'],
    ['that stays idle after its answer', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', '200'],
  ])('closes a connection %s', async (_name, sent, status) => {
    const { port } = await serve(echo, LIMITS);
    expect(await client(port, sent).got).toContain(`HTTP/1.1 ${status}`);
  });

  it('closes a connection that sends one header at a time', async () => {
    const { port } = await serve(echo, LIMITS);
    const socket = connect(port, 'localhost');
    socket.write('GET / HTTP/1.1\r\n');
    const drip = setInterval(() => socket.write('X-Slow: 1\r\n'), 40);
    // Ignore errors: unread data can reset the connection before the client has read the response.
    socket.on('error', () => undefined).resume();
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
  });

  it('closes a connection that does not read its answer', async () => {
    let gone = () => undefined;
    const isGone = new Promise((resolve) => (gone = () => void resolve(true)));
    const { port } = await serve((_request, response) => {
      response.once('close', gone);
      response.end(Buffer.alloc(50_000_000));
    }, LIMITS);
    const socket = connect(port, 'localhost');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await isGone;
    socket.destroy();
  });
});

/** Creates a clock that only the test advances. */
function fakeClock() {
  let time = 0;
  /** @type {(() => void)[]} */
  const checks = [];
  return {
    now: () => time,
    /** @param {number} _ms @param {() => void} check */
    every: (_ms, check) => {
      checks.push(check);
      return () => undefined;
    },
    /** @param {number} ms */
    advance: (ms) => {
      time += ms;
      for (const check of checks) check();
    },
  };
}

describe('the connections of one address', () => {
  const WAITING = 200;
  const MANY = 5000;
  const BROWSERS = 300;

  /**
   * Opens connections that send nothing.
   * @param {number} port
   * @param {string} localAddress
   * @param {number} count
   */
  function hold(port, localAddress, count) {
    const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', localAddress }));
    for (const socket of sockets) socket.on('error', () => undefined).resume();
    return sockets;
  }

  /** @param {number} port @param {Agent} agent @param {string} [body] */
  async function ask(port, agent, body) {
    const sending = request({ port, host: '127.0.0.1', agent, method: body ? 'POST' : 'GET' });
    sending.end(body);
    const [response] = await once(sending, 'response');
    return `${response.statusCode} ${await text(response)}`;
  }

  it('are limited to 200 for a client that opens 5,000, while 300 browsers of another are answered', async () => {
    const clock = fakeClock();
    const limits = { waiting: WAITING, keepAlive: 60_000 };
    const { server, port } = await serve(echo, limits, clock);
    const held = hold(port, '127.0.0.2', MANY);
    const agents = Array.from({ length: BROWSERS }, () => new Agent({ keepAlive: true }));
    const askAll = async (/** @type {string | undefined} */ body) =>
      Promise.all(agents.map((agent) => ask(port, agent, body)));
    const answers = [
      await askAll(undefined),
      await askAll('{"filter":1}'),
      await askAll('{"lead":1}'),
    ].flat();
    expect(new Set(answers)).toEqual(new Set(['200 whole']));
    const countOf = () => held.filter(({ destroyed }) => !destroyed).length;
    while (countOf() > WAITING) {
      clock.advance(2000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    // Browsers can still send requests on their connections.
    expect(new Set(await askAll('{"lead":2}'))).toEqual(new Set(['200 whole']));
    for (const agent of agents) agent.destroy();
    for (const socket of held) socket.destroy();
    expect(server.listening).toBe(true);
  });

  it('are closed before those of browsers at the same address', async () => {
    const clock = fakeClock();
    const { port } = await serve(echo, { waiting: 20, keepAlive: 60_000 }, clock);
    const held = hold(port, '127.0.0.1', 60);
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    const agents = Array.from({ length: 50 }, () => new Agent({ keepAlive: true }));
    const askAll = async () => Promise.all(agents.map((agent) => ask(port, agent)));
    expect(new Set(await askAll())).toEqual(new Set(['200 whole']));
    clock.advance(2000);
    expect(new Set(await askAll())).toEqual(new Set(['200 whole']));
    for (const agent of agents) agent.destroy();
    for (const socket of held) socket.destroy();
  });

  it('do not count while they are answered', async () => {
    /** @type {(() => void)[]} */
    const waiting = [];
    let arrived = () => undefined;
    const all = new Promise((resolve) => (arrived = () => void resolve(true)));
    const clock = fakeClock();
    const { port } = await serve(
      // The server does not read the requests to their end.
      (_request, response) => {
        waiting.push(() => response.end('whole'));
        if (waiting.length === 50) arrived();
      },
      { waiting: 10, keepAlive: 60_000 },
      clock,
    );
    const agents = Array.from({ length: 50 }, () => new Agent({ keepAlive: true }));
    const answers = agents.map((agent) => ask(port, agent));
    await all;
    clock.advance(20_000);
    for (const answer of waiting) answer();
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['200 whole']));
    for (const agent of agents) agent.destroy();
  });

  describe('that do not read their answers', () => {
    const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const CHUNKS = 500;
    const chunk = Buffer.alloc(64 * 1024);
    /** Returns a response body that is larger than the buffers of a connection. */
    const film = () => Readable.from(Array(CHUNKS).fill(chunk));

    /**
     * Starts a server that sends a large file to clients that do not read it. `held` contains the server's side of the
     * connections.
     */
    async function holdAnswers(/** @type {number} */ count, /** @type {number} */ waiting) {
      const clock = fakeClock();
      const { server, port } = await serve(
        (request, response) => void film().pipe(request.resume() && response),
        { waiting, keepAlive: 60_000 },
        clock,
      );
      /** @type {import('node:net').Socket[]} */
      const held = [];
      server.on('connection', (socket) => held.push(socket));
      const clients = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1' }));
      for (const socket of clients) {
        socket.on('error', () => undefined).write(GET);
        socket.pause();
      }
      await Promise.all(clients.map((socket) => once(socket, 'readable')));
      const openCount = () => held.filter(({ destroyed }) => !destroyed).length;
      return { clock, port, clients, held, openCount };
    }

    /** Reads at least this many bytes from a socket and leaves the rest unread. */
    async function readBytes(/** @type {import('node:net').Socket} */ socket, /** @type {number} */ wanted) {
      for (let bytes = 0; bytes < wanted;) {
        const part = socket.read();
        if (part) bytes += part.length;
        else await once(socket, 'readable');
      }
    }

    it('count as waiting after ten seconds', async () => {
      const { clock, port, clients, openCount } = await holdAnswers(60, 20);
      clock.advance(1);
      clock.advance(9999);
      expect(openCount()).toBe(60);
      clock.advance(1);
      expect(openCount()).toBe(20);
      const agent = new Agent({ keepAlive: true });
      expect(await ask(port, agent)).toHaveLength(CHUNKS * chunk.length + '200 '.length);
      agent.destroy();
      for (const socket of clients) socket.destroy();
    });

    it('do not count while they read', async () => {
      const { clock, clients, held, openCount } = await holdAnswers(5, 1);
      const taken = (/** @type {import('node:net').Socket} */ { bytesWritten, writableLength }) =>
        bytesWritten - writableLength;
      for (let seconds = 0; seconds < 60; seconds += 5) {
        const before = held.map(taken);
        await Promise.all(clients.map((socket) => readBytes(socket, 2e6)));
        // Wait until the server notices that the clients have read. This takes longer on a busy machine.
        const isBehind = () =>
          held.some((socket, index) => socket.writableLength > 0 && taken(socket) === before[index]);
        while (isBehind()) await new Promise((resolve) => setImmediate(resolve));
        clock.advance(5000);
        expect(openCount()).toBe(5);
      }
      for (const socket of clients) socket.destroy();
    });
  });

  describe('of a server without a limit of its own', () => {
    const { TRUSTED_PROXIES } = process.env;
    afterEach(() => void (process.env.TRUSTED_PROXIES = TRUSTED_PROXIES ?? ''));

    it.each([
      ['are limited to 200', '', WAITING],
      ['are not limited behind a proxy', '1', WAITING + 50],
    ])('%s', async (_name, proxies, most) => {
      process.env.TRUSTED_PROXIES = proxies;
      const clock = fakeClock();
      const { server, port } = await serve(echo, {}, clock);
      /** @type {import('node:net').Socket[]} */
      const accepted = [];
      server.on('connection', (socket) => accepted.push(socket));
      const held = hold(port, '127.0.0.2', WAITING + 50);
      while (accepted.length < held.length) await once(server, 'connection');
      clock.advance(2000);
      expect(accepted.filter(({ destroyed }) => !destroyed)).toHaveLength(most);
      for (const socket of held) socket.destroy();
    });
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:0:7::1', '2001:db8:0:7'],
    ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7'],
    ['::1', '0:0:0:0'],
  ])('are counted per IPv6 network: %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('a body', () => {
  const WINDOW = 30_000;
  const SECOND = 1024;
  const HEAD = `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${90 * SECOND}\r\n\r\n`;

  /**
   * Starts a server for one request with a body. `arrive` sends bytes of the body and resolves when they have arrived.
   */
  async function serveBody({ isRead = true } = {}) {
    const clock = fakeClock();
    const { server, port } = await serve(
      (request, response) => {
        if (isRead) request.resume();
        request.once('end', () => response.end('whole'));
      },
      {},
      clock,
    );
    const sent = client(port, HEAD);
    const [request] = /** @type {[import('node:http').IncomingMessage]} */ (await once(server, 'request'));
    const start = request.socket.bytesRead;
    /** @param {number} bytes */
    const arrive = async (bytes) => {
      sent.socket.write('x'.repeat(bytes));
      const end = arrived + bytes;
      arrived = end;
      while (request.socket.bytesRead - start < end) await new Promise((resolve) => setImmediate(resolve));
    };
    let arrived = 0;
    return { clock, arrive, request, got: sent.got };
  }

  it('is closed thirty seconds after it stops', async () => {
    const { clock, arrive, got } = await serveBody();
    await arrive(10 * SECOND);
    clock.advance(WINDOW - 1);
    await arrive(1);
    clock.advance(1);
    expect(await got).toContain('HTTP/1.1 408');
  });

  it('is closed below 1 KB a second, regardless of its size', async () => {
    const { clock, arrive, got } = await serveBody();
    await arrive(30 * SECOND);
    clock.advance(WINDOW);
    await arrive(30 * SECOND - 1);
    clock.advance(WINDOW);
    expect(await got).toContain('HTTP/1.1 408');
  });

  it('is never cut off above the minimum rate', async () => {
    const { clock, arrive, got } = await serveBody();
    for (let window = 0; window < 3; window += 1) {
      await arrive(30 * SECOND);
      clock.advance(WINDOW);
    }
    expect(await got).toContain('whole');
  });

  it('may wait for a server that does not read', async () => {
    const { clock, arrive, request, got } = await serveBody({ isRead: false });
    await arrive(SECOND);
    clock.advance(10 * WINDOW);
    request.resume();
    await arrive(89 * SECOND);
    expect(await got).toContain('whole');
  });
});

describe('drain', () => {
  it('answers fifty pending requests and refuses new connections', async () => {
    /** @type {(() => void)[]} */
    const waiting = [];
    let arrived = () => undefined;
    const all = new Promise((resolve) => (arrived = () => void resolve(true)));
    const { server, port } = await serve((_request, response) => {
      waiting.push(() => response.end('answered'));
      if (waiting.length === 50) arrived();
    });
    const agent = new Agent({ keepAlive: true });
    const answers = Array.from({ length: 50 }, async () => {
      const [response] = await once(get({ port, agent }), 'response');
      return `${response.headers.connection} ${await text(response)}`;
    });
    await all;
    const drained = drain(server, { grace: 50 });
    for (const [index, answer] of waiting.entries()) setTimeout(answer, index * 2);
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['close answered']));
    await expect(drained).resolves.toBe(true);
    await expect(once(connect(port, 'localhost'), 'connect')).rejects.toThrow('ECONNREFUSED');
    agent.destroy();
  });

  it('answers requests that came while the process was busy', async () => {
    const { server, port } = await serve((_request, response) => response.end('answered'));
    const clients = Array.from({ length: 20 }, () => client(port));
    await Promise.all(clients.map(({ socket }) => once(socket, 'connect')));
    const drained = drain(server, { grace: 50 });
    await new Promise((resolve) => setTimeout(resolve, 30));
    for (const { socket } of clients) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const until = performance.now() + 200;
    while (performance.now() < until);
    for (const { got } of clients) expect(await got).toContain('answered');
    await expect(drained).resolves.toBe(true);
  });

  it('answers requests of open connections and closes silent ones', async () => {
    const { server, port } = await serve(echo, { keepAlive: 60_000 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const [response] = await once(get({ port, agent }), 'response');
      return text(response);
    };
    await ask();
    const silent = client(port);
    await once(silent.socket, 'connect');
    const drained = drain(server, { grace: 300 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await ask()).toBe('whole');
    await expect(drained).resolves.toBe(true);
    expect(await silent.got).toBe('');
    agent.destroy();
  });

  it('ends at the time limit', async () => {
    const { server, port } = await serve(() => undefined);
    const { got } = client(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(server, 'request');
    await expect(drain(server, { grace: 10, drain: 100 })).resolves.toBe(false);
    expect(await got).toBe('');
  });
});
