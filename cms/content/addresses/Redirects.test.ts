import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { env } from '../../platform/env/env';
import { openPayload } from '../../test/openPayload';

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
});
afterAll(() => payload.destroy());

const save = (from: string) =>
  payload.create({
    collection: 'redirects',
    data: { from, statusCode: '301', to: { kind: 'url', url: 'https://example.com/' } },
  });

test.each([
  [' /%D7%99%D7%A9%D7%9F/%2F ', '/ישן/%2F'],
  [`${env.siteUrl}/old-host/`, '/old-host/'],
  ['//old-slashes/', '/old-slashes/'],
  ['/old/%E0%A4%A/', '/old/%E0%A4%A/'],
  ['/ישן-יותר/', '/ישן-יותר/'],
])('stores an address copied from a browser in readable form: %s', async (copied, kept) => {
  expect((await save(copied)).from).toBe(kept);
});

test.each(['old/', '/two words/', 'https://example.com/', '/old/?a=1', '/old/#part', '/old/*'])(
  'what is no path is refused: %s',
  async (from) => {
    await expect(save(from)).rejects.toThrow();
  },
);

const lead = (from: string, url: string) =>
  payload.create({
    collection: 'redirects',
    data: { from, statusCode: '301', to: { kind: 'url', url } },
    req: { i18n: { language: 'en' } } as never,
  });

test.each([
  '/self/',
  '/self',
  '/self/?a=1',
  '/self/#part',
  '#part',
  '/SELF/',
  '/%73elf/',
  '/x/../self/',
  '/self/index.html',
  `${env.siteUrl}/self/`,
  `${env.siteUrl}/self/?a=1`,
])('refuses a redirect from /self/ to %s, because it leads to itself', async (url) => {
  await expect(lead('/self/', url)).rejects.toThrow(/invalid/i);
});

test('refuses a redirect that closes a loop, whatever the spelling, and names the other redirect', async () => {
  await lead('/one/', '/two/?a=1');
  await lead('/Two', `${env.siteUrl}/three/`);
  const refused = lead('/three/', '/ONE/#part');
  await expect(refused).rejects.toMatchObject({
    data: { errors: [{ path: 'to', message: expect.stringMatching(/redirect from \/Two/) as string }] },
  });
  await expect(lead('/four/', '/one/')).resolves.toMatchObject({ from: '/four/' });
});

test.each([
  ['/at%40sign/', '/at@sign/'],
  ['/colon%3Aat/', '/colon:at/'],
  ['/double//slash/', '/double/slash/'],
  ['/Mixed%40Case', '/mixed@case/'],
])('compares resolved addresses: %s is %s', async (from, same) => {
  await expect(lead(from, same)).rejects.toThrow(/invalid/i);
  const other = `/other-of${same.toLowerCase().replace(/[^a-z]/g, '')}/`;
  await lead(from, other);
  await expect(lead(other, from)).rejects.toThrow(/invalid/i);
  await expect(lead(other, same)).rejects.toThrow(/invalid/i);
  await expect(lead(same, '/elsewhere/')).rejects.toMatchObject({
    data: { errors: [{ path: 'from', message: expect.stringMatching(/already a redirect/) as string }] },
  });
});

test('compares a changed redirect with others, not with itself', async () => {
  const { id } = await lead('/five/', '/six/');
  const update = (url: string) =>
    payload.update({ collection: 'redirects', id, data: { to: { kind: 'url', url } } });
  await expect(update('/six/?a=1')).resolves.toMatchObject({ to: { url: '/six/?a=1' } });
  await expect(update('/Five/?a=1')).rejects.toThrow();
});

test('refuses a redirect to the page at its own address', async () => {
  const page = await payload.create({
    collection: 'pages',
    locale: 'he',
    data: { title: 'דף', slug: 'seven', template: 'generic', languages: ['he'], _status: 'published' },
  });
  const toPage = (from: string) =>
    payload.create({
      collection: 'redirects',
      data: { from, statusCode: '301', to: { kind: 'page', page: page.id } },
    });
  await expect(toPage('/Seven')).rejects.toThrow();
  await expect(toPage('/eight/')).resolves.toMatchObject({ from: '/eight/' });
});
