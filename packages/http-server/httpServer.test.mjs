import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { drain, httpServer } from './httpServer.mjs';

const LIMITS = { headers: 200, request: 400, idle: 600, keepAlive: 200, check: 50 };

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
 * @param {Partial<typeof LIMITS>} [limits]
 */
async function serve(listener, limits) {
  const server = httpServer(listener, limits).listen(0);
  servers.push(server);
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { server, port };
}

/**
 * Opens a connection and sends a text. `got` resolves to all received text when the connection ends.
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
    [
      'that stops within its body',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc',
      '408',
    ],
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
    // What the client still sends can reset the connection before it reads the answer.
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
