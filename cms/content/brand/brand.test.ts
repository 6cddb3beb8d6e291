import { BRAND_COLORS } from '@group/rules/colors/brandColors';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
let editor: Record<string, string>;

beforeAll(async () => {
  cms = await startCms();
  editor = await logIn(cms, 'editor');
});
afterAll(() => cms.stop());

/** Null for each colour, which means the default colour. */
const EMPTY = Object.fromEntries(Object.keys(BRAND_COLORS).map((name) => [name, null]));

async function save(colors: object, language: 'he' | 'en' = 'en') {
  const response = await fetch(`${cms.url}/api/globals/brand`, {
    method: 'POST',
    headers: { ...editor, 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ colors: { ...EMPTY, ...colors } }),
  });
  return { status: response.status, text: await response.text() };
}

const published = async () =>
  ((await (await fetch(`${cms.url}/api/globals/brand`)).json()) as { colors?: object }).colors;

describe('the colours of the brand', () => {
  it('are public when they were published', async () => {
    expect((await save({ accent: ' #1D4ED8 ' })).status).toBe(200);
    expect(await published()).toMatchObject({ accent: '#1d4ed8' });
  });

  it.each([
    [
      'he',
      'הניגודיות בין ״צבע המותג״ ל״צבע המותג, רקע בהיר״ היא \u20662.57:1\u2069, ונדרשת \u20664.5:1\u2069',
    ],
    [
      'en',
      'The contrast of “Accent” and “Light accent background” is \u20662.57:1\u2069; it must be at least',
    ],
  ] as const)('are refused with the measured contrast (%s)', async (language, message) => {
    const before = await published();
    const { status, text } = await save({ accent: '#d97706' }, language);
    expect(status).toBe(400);
    expect(text).toContain(message);
    expect(text).toContain('"path":"colors.accent"');
    expect(await published()).toEqual(before);
  });

  it('are compared with each other, not only with the defaults', async () => {
    const { text } = await save({ stone: '#eeeeee', lineStrong: '#cccccc' });
    expect(text).toContain('“Border of fields” and “Light background”');
  });

  it.each(['red', '#fff', '#12345g', 'url(//x)'])('are refused in another notation: %s', async (accent) => {
    const { status, text } = await save({ accent });
    expect(status).toBe(400);
    expect(text).toContain('Write a colour like #a8472a.');
  });

  it('may be empty, which restores the default', async () => {
    expect((await save({ accent: '' })).status).toBe(200);
    expect((await save({ accent: null })).status).toBe(200);
  });

  it('have versions that editors can restore', async () => {
    await save({ accent: '#1e3a8a' });
    await save({ accent: '#1d4ed8' });
    const { docs } = await cms.payload.findGlobalVersions({ slug: 'brand', sort: '-createdAt' });
    expect(docs.slice(0, 2).map(({ version }) => version.colors?.accent)).toEqual(['#1d4ed8', '#1e3a8a']);
  });

  it('cannot be changed by staff', async () => {
    const staff = await logIn(cms, 'staff');
    const response = await fetch(`${cms.url}/api/globals/brand`, {
      method: 'POST',
      headers: { ...staff, 'Content-Type': 'application/json' },
      body: JSON.stringify({ colors: { accent: '#1e3a8a' } }),
    });
    expect(response.status).toBe(403);
  });
});

describe('the icon of the brand', () => {
  async function upload(name: string, data: Buffer, mimetype: string): Promise<number> {
    const file = { data, mimetype, name, size: data.length };
    const { id } = await cms.payload.create({ collection: 'media', data: { decorative: true }, file });
    return id;
  }

  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1d4ed8' } })
      .png()
      .toBuffer();

  const svg = (viewBox: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="M0 0h9v9z"/></svg>`);

  async function choose(icon: number | null) {
    const response = await fetch(`${cms.url}/api/globals/brand`, {
      method: 'POST',
      headers: { ...editor, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
      body: JSON.stringify({ icon }),
    });
    return { status: response.status, text: await response.text() };
  }

  it('can be a square PNG, a square SVG or empty', async () => {
    expect((await choose(await upload('square.png', await png(512, 512), 'image/png'))).status).toBe(200);
    expect((await choose(await upload('square.svg', svg('-4 0 40 40'), 'image/svg+xml'))).status).toBe(200);
    expect((await choose(null)).status).toBe(200);
  });

  it.each([
    ['a wide PNG', () => png(600, 512), 'wide.png', 'image/png', 'The icon is not square.'],
    ['a wide SVG', async () => svg('0 0 80 40'), 'wide.svg', 'image/svg+xml', 'The icon is not square.'],
    ['a small PNG', () => png(180, 180), 'small.png', 'image/png', 'The icon is too small.'],
  ])('cannot be %s', async (_name, draw, name, mimetype, message) => {
    const { status, text } = await choose(await upload(name, await draw(), mimetype));
    expect(status).toBe(400);
    expect(text).toContain(message);
  });

  it('cannot be a photo', async () => {
    const photo = await sharp(await png(512, 512))
      .jpeg()
      .toBuffer();
    expect((await choose(await upload('photo.jpg', photo, 'image/jpeg'))).status).toBe(400);
  });
});
