import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { cmsUrl, expect, test } from '../support/test';

const siteUrl = process.env.E2E_SITE_URL ?? 'http://localhost:9000';
const MEDIA = `${cmsUrl}/api/media/file/brochure-en.pdf`;
const ROUNDS = 3;

const read = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`;
const post = (path: string, body: string, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Requests for each kind of response, by server. */
const REQUESTS = {
  [siteUrl]: [
    read('/'),
    read('/about'),
    read('/nothing-there/'),
    read('/page-data/index/page-data.json'),
    read('/sitemap-index.xml'),
    read('/company/'),
    read(`/api/download?url=${encodeURIComponent(MEDIA)}`),
    read(`/api/download?url=${encodeURIComponent(`${MEDIA}.gone.pdf`)}`),
    read('/api/download?url=elsewhere'),
    post('/api/download', 'x'.repeat(1000)),
  ],
  [cmsUrl]: [
    read('/web/health'),
    read('/web/openapi.json'),
    read('/web/captcha/challenge'),
    read('/admin/login'),
    read('/api/pages?limit=20&depth=1'),
    read(new URL(MEDIA).pathname),
    // No messages are sent and no logins made, because other tests use up the rate limits of this IP address.
    read('/api/users/me'),
    post('/api/graphql', JSON.stringify({ query: `{ Pages { totalDocs } } # ${'x'.repeat(5000)}` })),
    post('/web/nothing-there', 'x'.repeat(5000)),
  ],
};

/**
 * Moments at which the visitor disconnects: the share of the request that was sent, and the number of bytes that were
 * read.
 */
const STAGES = [
  { sent: 0, bytes: 0 },
  { sent: 0.3, bytes: 0 },
  { sent: 0.95, bytes: 0 },
  { sent: 1, bytes: 0 },
  { sent: 1, bytes: 1 },
  { sent: 1, bytes: 60_000 },
];

/** Sends part of a request, reads up to a number of bytes of the response, and then resets the connection. */
async function hangUp(
  address: string,
  request: string,
  { sent, bytes }: (typeof STAGES)[number],
): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const closed = once(socket, 'close');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(request.slice(0, request.length * sent), resolve));
  let got = 0;
  while (got < bytes && !socket.destroyed) {
    const chunk = socket.read() as Buffer | null;
    if (chunk) got += chunk.length;
    // The response is complete but shorter than `bytes`. The server keeps the connection open for the next request, so
    // no end will be received.
    if (got > 0 && bytes > 1 && !chunk) break;
    if (!chunk) await Promise.race([once(socket, 'readable'), closed]);
  }
  socket.resetAndDestroy();
  await closed;
}

/**
 * A client that requests pages over a single connection. The connection breaks if the server process dies, so the test
 * notices that.
 */
class Reader {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly connections = new Set<unknown>();

  constructor(private readonly url: string) {
    this.agent.on('free', (socket) => this.connections.add(socket));
  }

  async read(): Promise<number> {
    const [response] = (await once(get(this.url, { agent: this.agent }), 'response')) as [IncomingMessage];
    const body = await text(response);
    return body === '' ? 0 : (response.statusCode ?? 0);
  }

  leave(): void {
    this.agent.destroy();
  }
}

test('visitors who disconnect at any stage of any answer do not affect others', async () => {
  test.setTimeout(300_000);
  const readers = [new Reader(`${siteUrl}/about/`), new Reader(`${cmsUrl}/web/health`)];
  let hungUp = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const stage of STAGES) {
      const hangingUp = Object.entries(REQUESTS).flatMap(([address, requests]) =>
        requests.map((request) => hangUp(address, request, stage)),
      );
      for (const reader of readers) expect(await reader.read()).toBe(200);
      await Promise.all(hangingUp);
      hungUp += hangingUp.length;
    }
  }
  for (const reader of readers) {
    expect(await reader.read()).toBe(200);
    expect(reader.connections.size, 'connections a reader needed').toBe(1);
    reader.leave();
  }
  expect(hungUp).toBeGreaterThan(300);
});
