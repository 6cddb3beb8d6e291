import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './lib/paths.mjs';
import { freePort } from '../packages/processes/ports.mjs';

const PAGE = 'a long page '.repeat(100_000);
/** Compiled functions in the wrapper that Gatsby adds. The wrapper ignores the promise that a function returns. */
const FUNCTIONS = {
  stream: `const { Readable } = require('node:stream');
    const { pipeline } = require('node:stream/promises');
    const run = (_request, response) => pipeline(Readable.from(Array(500).fill('x'.repeat(100_000))), response);`,
  reject: `const run = async () => { throw new Error('rejected on purpose'); };`,
  slow: `const run = (_request, response) => new Promise((resolve) => setTimeout(resolve, 400)).then(() => response.end('answered'));`,
};

const folder = mkdtempSync(path.join(tmpdir(), 'serve-test-'));
mkdirSync(path.join(folder, 'public'));
writeFileSync(path.join(folder, 'public/index.html'), PAGE);
writeFileSync(path.join(folder, 'public/404.html'), 'nothing');
const functions = path.join(folder, '.cache/functions');
mkdirSync(functions, { recursive: true });
for (const [name, source] of Object.entries(FUNCTIONS))
  writeFileSync(
    path.join(functions, `${name}.js`),
    `${source}\nmodule.exports = { default: (request, response) => { run(request, response); } };`,
  );
const manifest = Object.keys(FUNCTIONS).map((name) => ({
  functionRoute: name,
  relativeCompiledFilePath: `${name}.js`,
}));
writeFileSync(path.join(functions, 'manifest.json'), JSON.stringify(manifest));

/** @type {import('node:child_process').ChildProcess} */
let site;
let port = 0;
beforeAll(async () => {
  port = await freePort();
  site = spawn(process.execPath, [path.join(root, 'scripts/serve.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(/** @type {import('node:stream').Readable} */ (site.stdout), 'data');
});
afterAll(() => {
  site.kill('SIGKILL');
});

/** @param {string} pathname @param {Agent | false} agent */
async function read(pathname, agent) {
  const [response] = await once(get({ port, path: pathname, agent }), 'response');
  return { status: response.statusCode, connection: response.headers.connection, body: await text(response) };
}

/**
 * Sends a request or a part of it, reads some bytes of the response, and resets the connection.
 * @param {string} sent
 * @param {number} bytes
 */
async function hangUp(sent, bytes) {
  const socket = connect(port, 'localhost');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(sent, resolve));
  let got = 0;
  while (got < bytes && !socket.closed) {
    const chunk = socket.read();
    if (chunk) got += chunk.length;
    else await Promise.race([once(socket, 'readable'), once(socket, 'close')]);
  }
  const closed = once(socket, 'close');
  socket.resetAndDestroy();
  await closed;
}

it('survives visitors who hang up at any stage of any answer, while another one keeps reading', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connections = new Set();
  agent.on('free', (socket) => connections.add(socket));
  const kinds = ['/', '/nothing', '/api/stream', '/api/reject', '/api/slow'];
  for (let round = 0; round < 15; round += 1) {
    const hangingUp = kinds.flatMap((kind) => {
      const whole = `GET ${kind} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
      const first = kind === '/api/reject' ? 0 : 1;
      return [
        hangUp('', 0),
        hangUp(whole.slice(0, 20), 0),
        hangUp(whole, 0),
        hangUp(whole, first),
        hangUp(whole, kind === '/' || kind === '/api/stream' ? 200_000 : first),
      ];
    });
    const page = await read('/', agent);
    expect(page.status).toBe(200);
    expect(page.body).toBe(PAGE);
    await Promise.all(hangingUp);
  }
  expect(connections.size).toBe(1);
  expect(site.exitCode).toBeNull();
  agent.destroy();
}, 60_000);

it('reports that it is not ready after a signal, and accepts connections until the notice period is over', async () => {
  const own = await freePort();
  const other = spawn(process.execPath, [path.join(root, 'scripts/serve.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: String(own), NODE_OPTIONS: '', DRAIN_NOTICE_MS: '2000' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    await once(/** @type {import('node:stream').Readable} */ (other.stdout), 'data');
    const health = async (/** @type {string} */ name) => {
      const [response] = await once(
        get({ port: own, path: `/web/health/${name}`, agent: false }),
        'response',
      );
      response.resume();
      return response.statusCode;
    };
    expect([await health('live'), await health('ready')]).toEqual([200, 200]);
    const ended = once(other, 'exit');
    other.kill('SIGTERM');
    while ((await health('ready')) === 200);
    expect([await health('live'), await health('ready')]).toEqual([200, 503]);
    expect(await ended).toEqual([0, null]);
  } finally {
    other.kill('SIGKILL');
  }
});

it('finishes answers in flight before it exits', async () => {
  const agent = new Agent({ keepAlive: true });
  const inFlight = Array.from({ length: 50 }, () => read('/api/slow', agent));
  // Wait for the response to a later request. By then, the server has received the earlier ones completely.
  await read('/', false);
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  site.kill('SIGTERM');
  for (const { status, body } of await Promise.all(inFlight)) {
    expect(status).toBe(200);
    expect(body).toBe('answered');
  }
  expect(await ended).toEqual([0, null]);
  agent.destroy();
});
