import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpGeocoding } from './http';

let server: Server;
let url = '';
let answer: (response: ServerResponse) => void;
const asked: URL[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://localhost'));
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}/geocode?region=il`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void asked.splice(0));

const says = (body: unknown, status = 200) => {
  answer = (response) => void response.writeHead(status).end(JSON.stringify(body));
};
const at = (lat: number, lng: number) => ({ geometry: { location: { lat, lng } } });
const locate = (language = 'he') =>
  httpGeocoding({ url, key: 'ours', timeoutMs: 300 }).locate('השדרה 12, תל אביב', language);

describe('a maps service', () => {
  it.each([
    ['he', 'iw'],
    ['en', 'en'],
  ])('is queried in %s as %s, with address and key', async (language, spoken) => {
    says({ status: 'OK', results: [at(32.07, 34.79), at(1, 2)] });
    await expect(locate(language)).resolves.toEqual({ latitude: 32.07, longitude: 34.79 });
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      region: 'il',
      address: 'השדרה 12, תל אביב',
      language: spoken,
      key: 'ours',
    });
  });

  it('returns null for an unknown address', async () => {
    says({ status: 'ZERO_RESULTS', results: [] });
    await expect(locate()).resolves.toBeNull();
  });

  it.each([
    ['refuses', { status: 'REQUEST_DENIED', results: [] }, 200],
    ['fails', {}, 503],
    ['answers something else', { results: 'none' }, 200],
  ])('throws when it %s', async (_name, body, status) => {
    says(body, status);
    await expect(locate()).rejects.toThrow();
  });

  it('is aborted when it does not answer', async () => {
    answer = () => undefined;
    await expect(locate()).rejects.toThrow();
  });
});
