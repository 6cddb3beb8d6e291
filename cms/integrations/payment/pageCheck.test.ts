import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { pageCheck } from './pageCheck';

let server: Server;
let origin = '';
let answer: (response: ServerResponse) => void;
let received: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
});
afterEach(() => void vi.useRealTimers());

it.each([
  [200, true],
  [301, true],
  [401, true],
  [403, true],
  [404, true],
  [405, true],
  [501, true],
  [500, false],
  [502, false],
  [503, false],
  [504, false],
])('takes an answer of %i for an origin that answers: %s', async (status, answers) => {
  answer = (response) => void response.writeHead(status, { Location: `${origin}/elsewhere` }).end();
  expect(await pageCheck()(`${origin}/pay/p1?secret=1`)).toBe(answers);
  // The check must request neither the payer's URL nor the target of the redirect.
  expect(received).toEqual(['HEAD /']);
});

it('takes silence, a broken connection and a closed port for an origin that does not answer', async () => {
  answer = () => undefined;
  expect(await pageCheck(50)(origin)).toBe(false);
  answer = (response) => void response.destroy();
  expect(await pageCheck()(origin)).toBe(false);
  expect(await pageCheck()('http://localhost:9/')).toBe(false);
});

it('asks once a minute, however many want to know', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  answer = (response) => void response.writeHead(502).end();
  const check = pageCheck();
  expect(await Promise.all([1, 2, 3].map((page) => check(`${origin}/pay/${page}`)))).toEqual([
    false,
    false,
    false,
  ]);
  expect(received).toHaveLength(1);
  vi.setSystemTime(Date.now() + 59_000);
  await check(origin);
  expect(received).toHaveLength(1);
  answer = (response) => void response.writeHead(200).end();
  vi.setSystemTime(Date.now() + 2_000);
  expect(await check(origin)).toBe(true);
  expect(received).toHaveLength(2);
});
