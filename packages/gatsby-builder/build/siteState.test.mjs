import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { israelDay } from '../../rules/time/israelTime.ts';
import { siteState } from './siteState.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'state-'));
let answer = {};
let status = 200;
const server = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(answer)));
/** @type {import('../siteBuilder.mjs').BuilderSettings} */
let settings;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'package.json'), '{}');
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  settings = /** @type {import('../siteBuilder.mjs').BuilderSettings} */ (
    /** @type {unknown} */ ({
      cmsUrl: `http://127.0.0.1:${port}`,
      siteUrl: 'https://site.example',
      siteEnv: {},
    })
  );
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ago = (/** @type {number} */ seconds) => new Date(Date.now() - seconds * 1000).toISOString();

it.each([
  ['a moment ago', { pages: { changedAt: ago(3600) }, jobs: { changedAt: ago(5) } }, true],
  ['two minutes ago', { pages: { changedAt: ago(120) }, tombstones: { changedAt: null } }, false],
  ['at an unknown time', undefined, false],
])('detects content that changed %s', async (_name, sources, isFresh) => {
  answer = { version: 'v', schema: 's', sources };
  expect(await siteState(settings, folder)).toMatchObject({
    content: 'v',
    isFresh,
    day: israelDay(Date.now()),
  });
});

it('rejects an error response of the CMS', async () => {
  status = 429;
  answer = { errors: [{ message: 'Too many reads from one address' }] };
  await expect(siteState(settings, folder)).rejects.toThrow('/web/content/version answered 429');
  status = 200;
});

it.each([
  ['fields of the CMS', { schema: 'one' }, { schema: 'two' }],
  ['hosts that pages may reach', { pageSources: {} }, { pageSources: { payment: ['https://pay.example'] } }],
])('changes with the %s', async (_name, one, two) => {
  const sourcesWith = async (/** @type {object} */ state) => {
    answer = { version: 'v', ...state };
    return (await siteState(settings, folder)).sources;
  };
  expect(await sourcesWith(one)).not.toBe(await sourcesWith(two));
  expect(await sourcesWith(one)).toBe(await sourcesWith(one));
});
