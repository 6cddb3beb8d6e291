import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../test/countStatements';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';
import { env } from '../env/env';
import { READ_WEIGHT } from './exceedsReadLimit';

const MAX = 4;
const BUILD = { Authorization: 'services API-Key key-of-the-tests' };
const WORTHLESS: Record<string, string>[] = [
  { Cookie: 'a=b' },
  { Cookie: 'payload-token=a.b.c' },
  { Authorization: 'JWT a.b.c' },
  { Authorization: 'Basic YTpi' },
  { Authorization: 'services API-Key wrong' },
];

let cms: RunningCms;
const { restReadsPerAddress, trustedProxies } = env;
beforeAll(async () => {
  cms = await startCms();
  Object.assign(env, { restReadsPerAddress: MAX * READ_WEIGHT, trustedProxies: 1 });
});
afterAll(async () => {
  Object.assign(env, { restReadsPerAddress, trustedProxies });
  await cms.stop();
});

let addresses = 0;
const newAddress = (): string => `198.51.100.${(addresses += 1)}`;

interface Sent {
  path: string;
  body?: string;
}

const REST: Sent = { path: '/api/pages?depth=0&limit=10&locale=he' };
const GRAPHQL: Sent = { path: '/api/graphql', body: '{"query":"{ __typename }"}' };
const ADDRESSES: Sent = { path: '/web/content/addresses', body: '{"addresses":["favicon.ico"]}' };
const VERSION: Sent = { path: '/web/content/version' };
const DRAFT_VERSION: Sent = { path: '/web/content/version?draft=true' };
const LIVE: Sent = { path: '/web/projects?ids=1' };

async function send(
  { path, body }: Sent,
  address: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(`${cms.url}${path}`, {
    ...(body && { method: 'POST', body }),
    headers: { ...(body && { 'Content-Type': 'application/json' }), 'X-Forwarded-For': address, ...headers },
  });
  await response.arrayBuffer();
  return response;
}

/**
 * Sends more requests than a visitor may.
 * @returns the number of requests that were not rejected with 429
 */
async function exhaust(sent: Sent, address: string, headers: Record<string, string> = {}): Promise<number> {
  let passed = 0;
  for (let count = 0; count < 3 * MAX; count += 1)
    if ((await send(sent, address, headers)).status !== 429) passed += 1;
  return passed;
}

describe('a worthless cookie or key', () => {
  it.each(WORTHLESS)('gives a visitor no larger quota of reads: %j', async (headers) => {
    for (const sent of [REST, VERSION]) expect(await exhaust(sent, newAddress(), headers)).toBe(MAX);
  });

  it.each(WORTHLESS)('gives a visitor no second quota: %j', async (headers) => {
    for (const sent of [REST, VERSION, LIVE]) {
      const address = newAddress();
      await exhaust(REST, address);
      expect((await send(sent, address, headers)).status).toBe(429);
    }
  });
});

describe('failed attempts', () => {
  it.each([
    ['a key', GRAPHQL, { Authorization: 'services API-Key wrong' }],
    ['a key', ADDRESSES, { Authorization: 'services API-Key wrong' }],
    ['a key', DRAFT_VERSION, { Authorization: 'services API-Key wrong' }],
    ['nothing', GRAPHQL, {}],
    ['nothing', ADDRESSES, {}],
    ['a session', GRAPHQL, { Cookie: 'payload-token=a.b.c' }],
  ] as [string, Sent, Record<string, string>][])(
    'to authenticate with %s are limited per address: %j',
    async (_, sent, headers) => {
      const address = newAddress();
      expect(await exhaust(sent, address, headers)).toBe(MAX);
      const refused = await send(sent, address, headers);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await send(sent, newAddress(), headers)).status).not.toBe(429);
    },
  );

  it('do not reach the database above the limit, at any address of the CMS', async () => {
    const address = newAddress();
    const wrong = { Authorization: 'services API-Key wrong' };
    await exhaust(GRAPHQL, address, wrong);
    const statements = countStatements(cms.payload);
    for (const sent of [GRAPHQL, ADDRESSES, DRAFT_VERSION, REST, { path: '/api/media/file/a.avif' }])
      expect((await send(sent, address, wrong)).status).toBe(429);
    expect(statements().statements).toBe(0);
  });
});

describe('the build', () => {
  it('is not limited, also behind an address with failed attempts', async () => {
    const address = newAddress();
    for (const sent of [REST, GRAPHQL, ADDRESSES, DRAFT_VERSION])
      for (let count = 0; count < 2 * MAX; count += 1)
        expect((await send(sent, address, BUILD)).status).toBeLessThan(300);
    await exhaust(GRAPHQL, address, { Authorization: 'services API-Key wrong' });
    for (const sent of [REST, GRAPHQL, ADDRESSES, DRAFT_VERSION, VERSION])
      expect((await send(sent, address, BUILD)).status).toBeLessThan(300);
  });

  it.each([REST, GRAPHQL, ADDRESSES, VERSION])(
    'gets in with a new key behind an address whose visitors read too much: %j',
    async (sent) => {
      const address = newAddress();
      await exhaust(REST, address);
      const apiKey = `new key for ${sent.path}`;
      await cms.payload.create({
        collection: 'services',
        data: { name: sent.path, enableAPIKey: true, apiKey },
      });
      const headers = { Authorization: `services API-Key ${apiKey}` };
      expect((await send(sent, address, headers)).status).toBeLessThan(300);
    },
  );

  it('is limited as a visitor once its key is revoked', async () => {
    const apiKey = 'key to revoke';
    const { id } = await cms.payload.create({
      collection: 'services',
      data: { name: 'revoked', enableAPIKey: true, apiKey },
    });
    const headers = { Authorization: `services API-Key ${apiKey}` };
    const address = newAddress();
    expect((await send(GRAPHQL, address, headers)).status).toBe(200);
    await cms.payload.delete({ collection: 'services', id });
    expect(await exhaust(GRAPHQL, address, headers)).toBeLessThanOrEqual(MAX + 1);
  });
});

it('logged-in editors are not limited', async () => {
  const address = newAddress();
  const editor = await logIn(cms, 'editor');
  for (let count = 0; count < 2 * MAX; count += 1)
    for (const sent of [REST, GRAPHQL]) expect((await send(sent, address, editor)).status).toBe(200);
});
