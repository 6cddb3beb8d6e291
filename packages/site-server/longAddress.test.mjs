import { createServer } from 'node:http';
import { connect } from 'node:net';
import { redirectLongAddresses } from './longAddress.mjs';

/** @type {import('node:http').Server} */
let server;
let port = 0;
beforeAll(async () => {
  server = createServer((_request, response) => response.end('page'));
  redirectLongAddresses(server);
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  port = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
});
afterAll(() => server.close());

/** @param {string} sent */
const answerTo = (sent) =>
  new Promise((resolve, reject) => {
    let answer = '';
    connect(port)
      .on('data', (data) => (answer += data))
      .on('close', () => resolve(answer))
      .on('error', reject)
      .end(sent);
  });
const LONG = 'x'.repeat(30_000);

it.each([
  [
    'a query that is too long',
    `GET /en/projects/?q=${LONG} HTTP/1.1\r\nHost: a\r\n\r\n`,
    '302',
    '/en/projects/',
  ],
  ['a path that is too long', `GET /${LONG} HTTP/1.1\r\nHost: a\r\n\r\n`, '431', null],
  ['another host', `GET //evil.example/?q=${LONG} HTTP/1.1\r\nHost: a\r\n\r\n`, '431', null],
  ['a host behind a backslash', `GET /\\evil.example/?q=${LONG} HTTP/1.1\r\nHost: a\r\n\r\n`, '431', null],
  ['a header that is too long', `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${LONG}\r\n\r\n`, '431', null],
  ['no HTTP', 'hello\r\n\r\n', '400', null],
])('%s', async (_name, sent, status, location) => {
  const answer = await answerTo(sent);
  expect(answer.split('\r\n')[0]).toContain(status);
  expect(/^Location: (.*)$/m.exec(answer)?.[1]?.trim() ?? null).toBe(location);
});
