import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestJson } from './requestJson';

let server: Server;
let pauses: number[];

const serve = async (listener: RequestListener): Promise<string> => {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/pages`;
};

const policy = (retries: number, timeout = 2000) => ({
  retries,
  timeout,
  wait: (milliseconds: number) => {
    pauses.push(milliseconds);
    return Promise.resolve();
  },
});

beforeEach(() => {
  pauses = [];
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test("returns the body and the server's time", async () => {
  const url = await serve((_request, response) => {
    response.setHeader('Date', 'Fri, 20 Nov 2026 10:00:00 GMT');
    response.end('{"docs":[]}');
  });
  await expect(requestJson(url, {}, policy(0))).resolves.toEqual({
    body: { docs: [] },
    date: new Date('2026-11-20T10:00:00Z'),
    database: null,
  });
});

test('returns no time if the server sends none', async () => {
  const url = await serve((_request, response) => {
    response.sendDate = false;
    response.end('1');
  });
  await expect(requestJson(url, {}, policy(0))).resolves.toEqual({ body: 1, date: null, database: null });
});

test('retries with growing pauses while the server is starting', async () => {
  let calls = 0;
  const url = await serve((_request, response) => {
    calls += 1;
    response.statusCode = calls < 4 ? 503 : 200;
    response.end('{}');
  });
  await requestJson(url, {}, policy(4));
  expect(calls).toBe(4);
  expect(pauses).toEqual([500, 1000, 2000]);
});

test("respects the server's Retry-After up to a limit", async () => {
  let calls = 0;
  const url = await serve((_request, response) => {
    calls += 1;
    response
      .writeHead(calls === 1 ? 429 : calls === 2 ? 503 : 200, { 'Retry-After': calls === 1 ? '3' : '3600' })
      .end('{}');
  });
  await requestJson(url, {}, policy(4));
  expect(pauses).toEqual([3000, 8000]);
});

test("gives up after the last attempt and reports the server's answer", async () => {
  const url = await serve((_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
  await expect(requestJson(url, {}, policy(2))).rejects.toMatchObject({
    kind: 'badStatus',
    message: `GET ${url} → 502 Bad Gateway: <h1>Bad gateway</h1>`,
  });
  expect(pauses).toHaveLength(2);
});

test.each([401, 403])('does not retry rejected access (%i)', async (status) => {
  const url = await serve((_request, response) => response.writeHead(status).end('{"errors":[]}'));
  await expect(requestJson(url, {}, policy(3))).rejects.toMatchObject({ kind: 'refused' });
  expect(pauses).toEqual([]);
});

test('does not retry permanent errors', async () => {
  const url = await serve((_request, response) => response.writeHead(404).end());
  await expect(requestJson(url, { method: 'POST' }, policy(3))).rejects.toMatchObject({
    kind: 'badStatus',
    message: `POST ${url} → 404 Not Found`,
  });
  expect(pauses).toEqual([]);
});

test('shows the start of an answer that is not JSON', async () => {
  const url = await serve((_request, response) => response.end('<!doctype html><title>Login</title>'));
  await expect(requestJson(url, {}, policy(0))).rejects.toMatchObject({
    kind: 'notJson',
    message: `${url} did not answer with JSON but with: <!doctype html><title>Login</title>`,
  });
});

test('names the address of an unreachable server', async () => {
  const url = await serve(() => undefined);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await expect(requestJson(url, {}, policy(1))).rejects.toMatchObject({
    kind: 'unreachable',
    message: expect.stringMatching(new RegExp(`^GET ${url}: .*ECONNREFUSED`)) as string,
  });
  expect(pauses).toEqual([500]);
});

test('times out', async () => {
  const url = await serve(() => undefined);
  await expect(requestJson(url, {}, policy(0, 100))).rejects.toMatchObject({ kind: 'unreachable' });
});
