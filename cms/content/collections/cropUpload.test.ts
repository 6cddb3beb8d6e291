import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '../../platform/env/env';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';
import { pictureNotes } from '../media/pictureNotes';
import { removeStrayOriginals } from '../media/originals';

const REAL = path.join(import.meta.dirname, '../../../test/fixtures/real/pictures');
const read = (name: string) => readFileSync(path.join(REAL, name));
const placeOf = (filename: string) => path.join(env.mediaDir, filename);
const DAY_MS = 24 * 60 * 60 * 1000;

let cms: RunningCms;
let editor: Record<string, string>;
beforeAll(async () => {
  cms = await startCms();
  editor = await logIn(cms, 'editor');
});
afterAll(() => cms.stop());

interface Stored {
  id: number;
  filename: string;
  name: string;
  width: number;
  height: number;
  filesize: number;
  focalX: number;
  focalY: number;
  crop?: { x: number; y: number; width: number; height: number; original: string } | null;
}

interface Sent {
  id?: number;
  file?: { name: string; data: Buffer };
  /** Crop area: x, y, width and height in percent. */
  area?: readonly [number, number, number, number];
  focus?: readonly [number, number];
  data?: object;
}

/** Saves a media document with the same request as the admin's form. */
async function send({ area, data = {}, file, focus, id }: Sent): Promise<{ status: number; text: string }> {
  const query = new URLSearchParams({ locale: 'he', depth: '0' });
  if (area) {
    for (const [index, name] of ['x', 'y', 'width', 'height'].entries())
      query.set(`uploadEdits[crop][${name}]`, String(area[index]));
    query.set('uploadEdits[crop][unit]', '%');
    query.set('uploadEdits[widthInPixels]', '32');
    query.set('uploadEdits[heightInPixels]', '24');
  }
  if (focus) {
    query.set('uploadEdits[focalPoint][x]', String(focus[0]));
    query.set('uploadEdits[focalPoint][y]', String(focus[1]));
  }
  const body = new FormData();
  if (file) body.set('file', new Blob([new Uint8Array(file.data)]), file.name);
  body.set('_payload', JSON.stringify({ decorative: true, ...data }));
  const address = `${cms.url}/api/media${id === undefined ? '' : `/${id}`}?${query.toString()}`;
  const answer = await fetch(address, {
    method: id === undefined ? 'POST' : 'PATCH',
    headers: { ...editor, 'Accept-Language': 'en' },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

async function save(sent: Sent): Promise<Stored> {
  const { status, text } = await send(sent);
  expect(status, text).toBeLessThan(300);
  return (JSON.parse(text) as { doc: Stored }).doc;
}

const fetchFile = (filename: string, init?: RequestInit) =>
  fetch(`${cms.url}/api/media/file/${filename}`, init);

async function bytesOf({ filename }: Stored): Promise<Buffer> {
  const answer = await fetchFile(filename);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Returns the colour in the middle of a picture. The corners of the test pictures are red, lime, blue and yellow, so
 * that it shows which part was cropped.
 */
async function colourOf(doc: Stored): Promise<string> {
  const { data } = await sharp(await bytesOf(doc))
    .resize(1, 1, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  return [red, green, blue].map((value) => (value > 128 ? 1 : 0)).join('');
}

const COLOURS = { red: '100', lime: '010', blue: '001', yellow: '110' };
const QUARTER = [50, 0, 50, 50] as const;

describe('a crop', () => {
  it('is stored as coordinates, narrowed, and reset to the upright original', async () => {
    const whole = await save({ file: { name: 'דגם.jpg', data: read('turned-6.jpg') } });
    const original = await bytesOf(whole);

    const cropped = await save({ id: whole.id, area: QUARTER, focus: [75, 25] });
    expect(cropped).toMatchObject({ width: 32, height: 24, name: 'דגם.jpg', focalX: 50, focalY: 50 });
    expect(cropped.crop).toMatchObject({ x: 50, y: 0, width: 50, height: 50 });
    expect(await colourOf(cropped)).toBe(COLOURS.lime);
    expect(cropped.filesize).toBe((await bytesOf(cropped)).length);
    expect(readFileSync(placeOf(cropped.crop?.original ?? ''))).toEqual(original);
    expect(pictureNotes(await sharp(await bytesOf(cropped)).metadata()).copyright).toBe('Dana');

    const narrowed = await save({ id: whole.id, area: [0, 0, 50, 50] });
    expect(narrowed).toMatchObject({ width: 16, height: 12 });
    expect(narrowed.crop).toEqual({ ...cropped.crop, x: 50, y: 0, width: 25, height: 25 });

    const reset = await save({ id: whole.id, data: { resetCrop: true, focalX: 50, focalY: 50 } });
    expect(reset).toMatchObject({
      width: 64,
      height: 48,
      crop: null,
      name: 'דגם.jpg',
      focalX: 63,
      focalY: 13,
    });
    expect(await bytesOf(reset)).toEqual(original);
  });

  it('changes the address, and the old one leads to it', async () => {
    const whole = await save({ file: { name: 'address.jpg', data: read('turned-3.jpg') } });
    const cropped = await save({ id: whole.id, area: QUARTER });
    expect(cropped.filename).not.toBe(whole.filename);
    const answer = await fetchFile(whole.filename, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      301,
      `/api/media/file/${cropped.filename}`,
    ]);
    const another = await save({ file: { name: 'address.jpg', data: read('turned-1.jpg') } });
    expect([another.name, another.filename]).toEqual(['address.jpg', 'address-2.jpg']);
  });

  it('of a file that is uploaded with it keeps the original', async () => {
    const doc = await save({
      file: { name: 'first.png', data: read('turned-6.png') },
      area: [0, 50, 50, 50],
    });
    expect(doc).toMatchObject({ width: 32, height: 24, filename: 'first.png', name: 'first.png' });
    expect(await colourOf(doc)).toBe(COLOURS.blue);
    expect(await save({ id: doc.id, data: { resetCrop: true } })).toMatchObject({ width: 64, height: 48 });
  });

  it('of a picture that was stored before uploads were cleaned starts with the upright picture', async () => {
    const whole = await save({ file: { name: 'old.jpg', data: read('turned-1.jpg') } });
    writeFileSync(placeOf(whole.filename), read('turned-6.jpg'));
    const doc = await save({ id: whole.id, area: [50, 50, 50, 50] });
    expect(await colourOf(doc)).toBe(COLOURS.yellow);
    for (const file of [await bytesOf(doc), readFileSync(placeOf(doc.crop?.original ?? ''))])
      expect(file.includes('iPhone')).toBe(false);
  });

  it.each(['animated.gif', 'animated.webp'])('keeps the frames of %s', async (name) => {
    const whole = await save({ file: { name, data: read(name) } });
    const doc = await save({ id: whole.id, area: [0, 0, 50, 50] });
    const { pages } = await sharp(await bytesOf(doc)).metadata();
    expect(pages).toBe((await sharp(read(name)).metadata()).pages);
    expect(doc.width).toBe(whole.width / 2);
  });

  it('ends with a new file and its own crop', async () => {
    const { id } = await save({ file: { name: 'a.jpg', data: read('turned-1.jpg') }, area: QUARTER });
    const replaced = await save({ id, file: { name: 'b.jpg', data: read('turned-2.jpg') } });
    expect(replaced).toMatchObject({ crop: null, width: 64, filename: 'b.jpg' });
  });

  it('of nothing changes nothing', async () => {
    const whole = await save({ file: { name: 'whole.jpg', data: read('turned-1.jpg') } });
    const same = await save({ id: whole.id, area: [0, 0, 100, 100] });
    expect(same).toMatchObject({ filename: whole.filename, width: 64 });
    expect(same.crop ?? null).toBeNull();
    expect((await save({ id: whole.id, data: { resetCrop: true } })).filename).toBe(whole.filename);
  });

  it.each([
    [[-5, 0, 50, 50], 'not valid'],
    [[0, 0, 0, 50], 'not valid'],
    [[0, 0, 100, 5], '16 times'],
  ] as const)('that is not usable is refused: %j', async (area, words) => {
    const whole = await save({ file: { name: 'kept.jpg', data: read('turned-1.jpg') } });
    const { status, text } = await send({ id: whole.id, area });
    expect([status, text.includes(words)], text).toEqual([400, true]);
    expect((await bytesOf(whole)).length).toBe(whole.filesize);
  });
});

it.each([
  ['a new file', { file: { name: 'new.jpg', data: read('turned-2.jpg') } }],
  ['a crop', { area: QUARTER }],
])('%s that is refused leaves the stored file', async (_name, sent) => {
  const whole = await save({ file: { name: 'stays.jpg', data: read('turned-1.jpg') } });
  const { status } = await send({ id: whole.id, ...sent, data: { decorative: false, alt: '' } });
  expect(status).toBe(400);
  expect((await bytesOf(whole)).length).toBe(whole.filesize);
});

it('a focal point is stored without storing the file again', async () => {
  const doc = await save({ file: { name: 'focus.jpg', data: read('turned-1.jpg') } });
  const { mtimeMs } = statSync(placeOf(doc.filename));
  const changed = await save({ id: doc.id, area: [0, 0, 100, 100], focus: [20, 80] });
  expect(changed).toMatchObject({ filename: doc.filename, focalX: 20, focalY: 80 });
  expect(statSync(placeOf(doc.filename)).mtimeMs).toBe(mtimeMs);
});

describe('the original of a cropped picture', () => {
  const crop = () => save({ file: { name: 'secret.jpg', data: read('turned-5.jpg') }, area: QUARTER });

  it('is not for download, and its name is not public', async () => {
    const { crop: stored, id } = await crop();
    expect((await fetchFile(stored?.original ?? '')).status).toBe(404);
    expect((await fetchFile(stored?.original ?? '', { headers: editor })).status).toBe(404);
    const answer = await fetch(`${cms.url}/api/media/${id}`);
    expect(await answer.json()).not.toHaveProperty('crop');
  });

  it('cannot be named by a request', async () => {
    const { crop: stored, id } = await crop();
    const doc = await save({ id, data: { crop: { ...stored, original: 'other.jpg' } } });
    expect(doc.crop).toEqual(stored);
  });

  it('is removed a day after the last document that needs it', async () => {
    const [{ crop: stored, id }, copy] = [await crop(), await crop()];
    expect(copy.crop?.original).toBe(stored?.original);
    const place = placeOf(stored?.original ?? '');
    const old = new Date(Date.now() - 2 * DAY_MS);
    utimesSync(place, old, old);
    await cms.payload.delete({ collection: 'media', where: { id: { not_equals: id } } });
    await removeStrayOriginals(cms.payload, Date.now());
    expect(existsSync(place)).toBe(true);
    await cms.payload.delete({ collection: 'media', id });
    await removeStrayOriginals(cms.payload, Date.now() + DAY_MS);
    expect(existsSync(place)).toBe(false);
  });
});
