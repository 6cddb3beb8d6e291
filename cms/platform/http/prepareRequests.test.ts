import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { config } from '../../proxy';
import { newSession } from '../../test/newSession';
import { env } from '../env/env';
import { isPagePath, MAX_PAGE_BODY_BYTES } from './guardPageBody';
import { prepareRequests } from './prepareRequests';
import { exceedsLoginLimit } from './exceedsReadLimit';

let server: Server;
let handled = 0;
beforeAll(async () => {
  prepareRequests({ servesPages: true });
  server = createServer((_request, response) => {
    handled += 1;
    response.end();
  }).listen(0);
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * Sends the headers and the first byte of a body.
 * @returns the response, which must arrive without the rest of the body
 */
async function begin(
  path: string,
  headers: Record<string, string | number>,
): Promise<{ status: number | undefined; isHandled: boolean; connection: string | undefined }> {
  const before = handled;
  const { port } = server.address() as AddressInfo;
  const sending = request({ port, method: 'POST', path, headers });
  sending.write('x');
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  sending.destroy();
  return {
    status: answer.statusCode,
    isHandled: handled > before,
    connection: answer.headers.connection,
  };
}

const REFUSED = { status: 413, isHandled: false, connection: 'close' };

describe('a body sent to a page of the admin', () => {
  it.each([
    ['declares more than 64 KB', { 'Content-Length': MAX_PAGE_BODY_BYTES.anonymous + 1 }],
    ['declares no length', { 'Transfer-Encoding': 'chunked' }],
    ['brings an unsigned session', { 'Content-Length': 100_000, Cookie: 'payload-token=a.b.c' }],
  ])('is rejected unread when an anonymous client %s', async (_, headers) => {
    expect(await begin('/admin/login', headers)).toEqual(REFUSED);
  });

  it('is accepted up to 64 KB', async () => {
    expect(await begin('/admin/login', { 'Content-Length': MAX_PAGE_BODY_BYTES.anonymous })).toMatchObject({
      status: 200,
      isHandled: true,
    });
  });

  it('is accepted up to 1 MB from a logged-in person', async () => {
    const session = await newSession();
    expect(await begin('/admin', { ...session, 'Content-Length': MAX_PAGE_BODY_BYTES.known })).toMatchObject({
      status: 200,
    });
    expect(await begin('/admin', { ...session, 'Content-Length': MAX_PAGE_BODY_BYTES.known + 1 })).toEqual(
      REFUSED,
    );
  });

  it('is rejected unread from an address that has requested too many pages', async () => {
    const { loginRequestsPerAddress, trustedProxies } = env;
    Object.assign(env, { loginRequestsPerAddress: 1, trustedProxies: 1 });
    try {
      const headers = { 'X-Forwarded-For': '192.0.2.9', 'Content-Length': 9 };
      expect((await begin('/admin', headers)).status).toBe(200);
      exceedsLoginLimit(new Request('http://localhost/', { headers: { 'X-Forwarded-For': '192.0.2.9' } }), 2);
      const refused = await begin('/admin', headers);
      expect(refused).toEqual({ status: 429, isHandled: false, connection: 'close' });
    } finally {
      Object.assign(env, { loginRequestsPerAddress, trustedProxies });
    }
  });

  it.each([
    '/api/../admin/login',
    '/web/../admin/login',
    '/umbraco/forms/../../admin',
    '/_next/static/../../admin',
    '/api/%2e%2E/admin/login',
    '/api/.%2e/admin/login',
    '/api/..\\admin/login',
    '/api/pages/..',
    '/web/./health',
  ])('is rejected unread at an address that Next would change to another: %s', async (path) => {
    const refused = { status: 400, isHandled: false, connection: 'close' };
    expect(await begin(path, { 'Transfer-Encoding': 'chunked' })).toEqual(refused);
    expect(await begin(path, { 'Content-Length': 5_000_000 })).toEqual(refused);
  });

  it.each([
    '/api/pages',
    '/api/media/file/a..b.png',
    '/web/leads?from=/../x',
    '/umbraco/forms/api/v1/entries/1',
  ])('leaves calls to their own limits: %s', async (path) => {
    expect((await begin(path, { 'Content-Length': 1_000_000 })).isHandled).toBe(true);
  });
});

it.each([
  '/',
  '/admin',
  '/admin/login',
  '/nothing',
  '/api/pages',
  '/web/health',
  '/umbraco/forms/x',
  '/_next/static/a.js',
  '/apis',
])('page addresses match those of the Next proxy: %s', (path) => {
  const [matcher = ''] = [config.matcher].flat();
  expect(isPagePath(path)).toBe(new RegExp(`^${matcher}$`).test(path));
});
