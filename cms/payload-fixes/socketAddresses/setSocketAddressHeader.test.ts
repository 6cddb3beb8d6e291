import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setSocketAddressHeader } from './setSocketAddressHeader';

let server: Server;
beforeAll(async () => {
  setSocketAddressHeader({ header: 'x-socket', readCookies: (cookies) => cookies });
  server = createServer((_request, response) => response.end('handled'));
  server.listen(0);
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

it.each([
  ['GET', '/web/health', 200],
  ['TRACE', '/web/health', 405],
  ['GET', '/admin/%', 400],
  ['GET', '/api/media/file/%E0%A4%A', 400],
  ['GET', '/api/pages?where=%', 200],
  ['GET', '/web/../admin', 400],
  ['GET', '/web/%2E', 400],
  ['GET', '/.well-known/../', 400],
  ['GET', '/.well-known/...', 200],
  ['GET', '/api/pages?to=/../x', 200],
  ['GET', '/%D7%93', 200],
])('%s %s is answered with %i', async (method, path, status) => {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, method, path });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [{ statusCode: number; resume: () => void }];
  answer.resume();
  expect(answer.statusCode).toBe(status);
});
