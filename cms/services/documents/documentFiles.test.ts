import { contentDisposition } from '@group/rules/files/contentDisposition';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetRates, solveCaptcha } from '../../test/contactHarness';
import { startCms, type RunningCms } from '../../test/startCms';
import { ADDRESSES_PER_NETWORK } from '../../platform/http/clientAddress';
import { env } from '../../platform/env/env';
import { writePdf } from '../../seed/lib/pdf/writePdf';
import { countCodeAttempt, MAX_WRONG_CODES, MAX_WRONG_PER_ADDRESS } from './codeAttempts';
import type { DocumentFiles } from './documentFilesSchema';
import { LINK_SECONDS, signedLink } from './signedLink';

const CODE = 'ALON-2748';
const PDF = writePdf('The plan of a home', [{ text: 'The plan of a home', language: 'en' }]);

let cms: RunningCms;
let closed: number;
let open: number;
let destination: number;
let category: number;

beforeAll(async () => {
  cms = await startCms();
  const { payload } = cms;
  const named = async (collection: 'fileDestinations' | 'fileCategories', name: string) =>
    (await payload.create({ collection, locale: 'he', data: { name } })).id;
  destination = await named('fileDestinations', 'לדירה');
  category = await named('fileCategories', 'תוכניות');
  closed = await building('בית האלון', { asksForCode: true, accessCode: CODE });
  open = await building('בית התמר', {});
  await payload.create({
    collection: 'residentFiles',
    locale: 'he',
    data: {
      fileName: 'תוכנית הדירה',
      buildingSelection: [closed],
      fileDestination: destination,
      selectCategory: [category],
    },
    file: { name: 'plan of a home.pdf', data: PDF, mimetype: 'application/pdf', size: PDF.length },
  });
});
afterAll(() => cms.stop());
beforeEach(() => forgetRates(cms.payload));

async function building(buildingName: string, data: object): Promise<number> {
  const made = await cms.payload.create({
    collection: 'deliveryBuildings',
    locale: 'he',
    data: { buildingName, ...data },
  });
  return made.id;
}

/** Sets the number of wrong codes that were counted for the building. */
const setWrong = (count: number) =>
  cms.payload.update({
    collection: 'rateLimits',
    where: { key: { equals: `documents:wrong:${closed}` } },
    data: { count },
  });

const ask = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${cms.url}/web/documents/files`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Accept-Language': 'he-il',
      ...headers,
    },
    body: JSON.stringify(body),
  });

/** Replaces the host of a link by that of the test server. */
const here = (url: string): string => url.replace(env.cmsUrl, cms.url);

const listed = async (code = CODE): Promise<DocumentFiles> =>
  (await (await ask({ building: closed, code })).json()) as DocumentFiles;

describe('POST /web/documents/files', () => {
  it.each(['ALON-2748', 'alon 2748', ' Alon–2748 '])('lists the documents for the code %j', async (code) => {
    const response = await ask({ building: closed, code });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { files, expires } = (await response.json()) as DocumentFiles;
    expect(files).toEqual([
      expect.objectContaining({
        fileName: 'תוכנית הדירה',
        filename: 'plan of a home.pdf',
        filesize: PDF.length,
        fileDestination: destination,
        selectCategory: [category],
      }),
    ]);
    expect(expires * 1000).toBeGreaterThan(Date.now());
  });

  it('answers the same for a wrong code, an unknown building and one without a code', async () => {
    const asked = [
      { building: closed, code: 'ALON-2749' },
      { building: closed + 1000, code: CODE },
      { building: open, code: CODE },
    ];
    for (const body of asked) {
      const response = await ask(body);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ error: 'הקוד אינו מתאים לבניין הזה.', code: 'wrongCode' });
    }
  });

  it('requires a code', async () => {
    const response = await ask({ building: closed, code: ' ' });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(['code']);
  });

  it('requires a captcha after many wrong codes for a building, and then accepts the correct one', async () => {
    expect((await ask({ building: closed, code: 'x' })).status).toBe(403);
    await setWrong(MAX_WRONG_CODES);
    const refused = await ask({ building: closed, code: CODE });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'captchaMissing' });
    const gRecaptchaResponse = await solveCaptcha(cms.url);
    expect((await ask({ building: closed, code: CODE, gRecaptchaResponse })).status).toBe(200);
    const again = await ask({ building: closed, code: CODE, gRecaptchaResponse });
    expect(await again.json()).toMatchObject({ code: 'captchaReplayed' });
    await setWrong(MAX_WRONG_CODES - 1);
    expect((await ask({ building: closed, code: CODE })).status).toBe(200);
    // The correct code before did not count as a wrong one.
    expect((await ask({ building: closed, code: CODE })).status).toBe(200);
  });

  it('blocks an address after its wrong codes for any building, and no other address', async () => {
    for (let wrong = 0; wrong < MAX_WRONG_PER_ADDRESS; wrong += 1) {
      expect((await ask({ building: closed + 1000 * (wrong % 2), code: 'x' })).status).toBe(403);
    }
    const refused = await ask({ building: closed, code: CODE });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await expect(countCodeAttempt(cms.payload, closed, '10.0.0.2')).resolves.toBeUndefined();
  });

  it('blocks a network after wrong codes of a few addresses', async () => {
    const from = (index: number) => countCodeAttempt(cms.payload, closed, `2001:db8:1:${index}::/64`);
    for (let wrong = 0; wrong < MAX_WRONG_PER_ADDRESS * ADDRESSES_PER_NETWORK; wrong += 1) await from(wrong);
    await expect(from(4_000)).rejects.toMatchObject({ status: 429 });
    await expect(countCodeAttempt(cms.payload, closed, '2001:db8:2:1::/64')).resolves.toBeUndefined();
  });

  it('has no total limit', async () => {
    const all = { key: 'documentFiles:all', count: 1_000_000, resetsAt: Date.now() + 60_000 };
    await cms.payload.create({ collection: 'rateLimits', data: all });
    expect((await ask({ building: closed, code: CODE })).status).toBe(200);
  });

  it('stores neither code nor response for an idempotency key', async () => {
    const headers = { 'Idempotency-Key': 'a-key-of-a-resident-0000-0000-0000-000000000000' };
    for (const _time of [1, 2]) {
      const response = await ask({ building: closed, code: CODE }, headers);
      expect(response.status).toBe(200);
      expect(response.headers.get('Idempotent-Replayed')).toBeNull();
    }
    expect((await cms.payload.count({ collection: 'idempotencyKeys' })).totalDocs).toBe(0);
  });
});

describe('link to a file', () => {
  it('returns the file as an uncached download', async () => {
    const [file] = (await listed()).files;
    const response = await fetch(here(file?.url ?? ''));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toBe(
      contentDisposition('attachment', 'plan of a home.pdf'),
    );
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
  });

  it('supports ranges', async () => {
    const [file] = (await listed()).files;
    const response = await fetch(here(file?.url ?? ''), { headers: { Range: 'bytes=1-3' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(`bytes 1-3/${PDF.length}`);
    expect(await response.text()).toBe('PDF');
  });

  it('expires', async () => {
    const expires = Math.floor(Date.now() / 1000);
    expect((await fetch(here(signedLink('plan-of-a-home.pdf', expires)))).status).toBe(403);
    expect((await fetch(here(signedLink('plan-of-a-home.pdf', expires + LINK_SECONDS)))).status).toBe(200);
  });

  it.each([
    ['another time', (url: URL) => url.searchParams.set('expires', '99999999999')],
    ['another signature', (url: URL) => url.searchParams.set('signature', 'AAAA')],
    ['no signature', (url: URL) => url.searchParams.delete('signature')],
    ['another file', (url: URL) => (url.pathname = url.pathname.replace('plan', 'plans'))],
  ])('is invalid with %s', async (_name, change) => {
    const [file] = (await listed()).files;
    const url = new URL(here(file?.url ?? ''));
    change(url);
    expect((await fetch(url)).status).toBe(403);
  });
});

describe('without the code, visitors', () => {
  it.each(['residentFiles', 'residentFiles/1', 'residentFiles/file/plan%20of%20a%20home.pdf'])(
    'cannot read /api/%s',
    async (path) => {
      const response = await fetch(`${cms.url}/api/${path}`);
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain('תוכנית');
    },
  );

  it('can read a building, but neither its code nor its hash', async () => {
    const response = await fetch(`${cms.url}/api/deliveryBuildings/${closed}?locale=he`);
    const text = await response.text();
    expect(text).toContain('בית האלון');
    expect(text).not.toMatch(/codeHash|accessCode|scrypt|2748/);
  });

  it('and the build of the site cannot read codes', async () => {
    const headers = { Authorization: `services API-Key ${env.apiKey}`, 'Content-Type': 'application/json' };
    const query = `{ DeliveryBuilding(id: ${closed}, locale: he) { buildingName accessCode codeHash } }`;
    const body = JSON.stringify({ query });
    const response = await fetch(`${cms.url}/api/graphql`, { method: 'POST', headers, body });
    const { data } = (await response.json()) as { data: { DeliveryBuilding: object } };
    expect(data.DeliveryBuilding).toEqual({ buildingName: 'בית האלון', accessCode: null, codeHash: null });
    const rest = await fetch(`${cms.url}/api/deliveryBuildings/${closed}?locale=all`, { headers });
    expect(await rest.text()).not.toMatch(/codeHash|accessCode|scrypt/);
    expect((await fetch(`${cms.url}/api/residentFiles`, { headers })).status).toBe(403);
  });

  it('cannot filter by code', async () => {
    const filter = 'where[codeHash][like]=scrypt';
    const response = await fetch(`${cms.url}/api/deliveryBuildings?${encodeURI(filter)}`);
    expect(response.status).toBe(400);
  });
});

describe('a building with a code', () => {
  it('requires a minimum length', async () => {
    await expect(building('ללא קוד', { asksForCode: true })).rejects.toThrow('קוד');
    await expect(building('קוד קצר', { asksForCode: true, accessCode: 'a-1 2' })).rejects.toThrow('6');
  });

  it.each(['111111', 'ABABAB', '12-12-12', '123456', '987654', 'abcdef'])(
    'requires a better code than %s',
    async (code) => {
      await expect(building('קוד קל', { asksForCode: true, accessCode: code })).rejects.toThrow('לניחוש');
    },
  );

  it('ignores a hash in the request', async () => {
    const codeHash = 'scrypt$AAAA$AAAA';
    await expect(building('טביעה זרה', { asksForCode: true, codeHash })).rejects.toThrow('קוד');
    const where = { collection: 'deliveryBuildings', id: closed, locale: 'he' } as const;
    await cms.payload.update({ ...where, data: { codeHash } });
    expect((await ask({ building: closed, code: CODE })).status).toBe(200);
  });

  it('keeps its code when it is saved without a new one', async () => {
    const data = { buildingName: 'בית האלון הגדול' };
    await cms.payload.update({ collection: 'deliveryBuildings', id: closed, locale: 'he', data });
    expect((await ask({ building: closed, code: CODE })).status).toBe(200);
  });

  it('cannot have public documents', async () => {
    const { payload } = cms;
    const upload = { name: 'public.pdf', data: PDF, mimetype: 'application/pdf', size: PDF.length };
    const media = await payload.create({
      collection: 'media',
      locale: 'he',
      data: { alt: 'מסמך' },
      file: upload,
    });
    const item = (of: number) =>
      payload.create({
        collection: 'fileItems',
        locale: 'he',
        data: {
          fileName: 'מדריך',
          buildingSelection: [of],
          fileDestination: destination,
          selectCategory: [category],
          uploadFile: media.id,
        },
      });
    await expect(item(closed)).rejects.toThrow();
    await item(open);
    const data = { asksForCode: true, accessCode: 'TAMAR-123' };
    const turned = payload.update({ collection: 'deliveryBuildings', id: open, locale: 'he', data });
    await expect(turned).rejects.toThrow('פתוחים לכולם');
  });

  it('has pictures without position and device', async () => {
    const photo = await readFile(
      path.join(import.meta.dirname, '../../../test/fixtures/real/pictures/turned-1.jpg'),
    );
    const data = await sharp(photo)
      .withExif({ IFD0: { Model: 'Phone 9' }, IFD3: { GPSLatitude: '32/1 5/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer();
    expect((await sharp(data).metadata()).exif?.toString('latin1')).toContain('Phone 9');
    const { filename } = await cms.payload.create({
      collection: 'residentFiles',
      locale: 'he',
      data: {
        fileName: 'צילום הדירה',
        buildingSelection: [closed],
        fileDestination: destination,
        selectCategory: [category],
      },
      file: { name: 'home.jpg', data, mimetype: 'image/jpeg', size: data.length },
    });
    const stored = await sharp(path.join(env.residentFilesDir, filename ?? '')).metadata();
    expect(stored.format).toBe('jpeg');
    expect(stored.exif).toBeUndefined();
  });

  it('has files apart from the public media', async () => {
    expect(await readdir(env.residentFilesDir)).toContain('plan-of-a-home.pdf');
    expect(await readdir(env.mediaDir)).not.toContain('plan-of-a-home.pdf');
  });
});
