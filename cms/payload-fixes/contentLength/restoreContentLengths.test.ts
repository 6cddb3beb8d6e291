import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node';
import { sendResponse } from 'next/dist/server/send-response';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyContentLength, restoreContentLengths } from './restoreContentLengths';

let server: Server;
beforeAll(async () => {
  restoreContentLengths();
  server = createServer((request, response) => {
    const answer = copyContentLength(new Response('whole', { headers: { 'Content-Length': '5' } }));
    void sendResponse(new NodeNextRequest(request), new NodeNextResponse(response), answer);
  }).listen(0);
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

it('a response that Next sends has its length', async () => {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, agent: false }), 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.headers).toMatchObject({ 'content-length': '5' });
  expect(answer.headers).not.toHaveProperty('transfer-encoding');
  expect(answer.headers).not.toHaveProperty('x-file-length');
});
