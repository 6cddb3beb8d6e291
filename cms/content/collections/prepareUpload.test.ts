import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';
import { env } from '../../platform/env/env';
import { pictureNotes } from '../media/pictureNotes';

const REAL = path.join(import.meta.dirname, '../../../test/fixtures/real');
const read = (name: string, folder = 'pictures') => readFileSync(path.join(REAL, folder, name));

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
  mimeType: string;
  width: number;
  height: number;
}

interface Answer {
  status: number;
  text: string;
}

/** Uploads a file with the same request as the admin. */
async function send(name: string, data: Buffer, type = '', language = 'en'): Promise<Answer> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(data)], { type }), name);
  body.set('_payload', JSON.stringify({ alt: 'גשר' }));
  const answer = await fetch(`${cms.url}/api/media?locale=he&depth=0`, {
    method: 'POST',
    headers: { ...editor, 'Accept-Language': language },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

async function store(name: string, data = read(name), type = ''): Promise<Stored & { message: string }> {
  const { status, text } = await send(name, data, type);
  expect(status, text).toBe(201);
  const { doc, message } = JSON.parse(text) as { doc: Stored; message: string };
  return { ...doc, message };
}

async function stored(filename: string): Promise<{ data: Buffer; type: string | null }> {
  const answer = await fetch(`${cms.url}/api/media/file/${encodeURIComponent(filename)}`);
  expect(answer.status).toBe(200);
  return { data: Buffer.from(await answer.arrayBuffer()), type: answer.headers.get('Content-Type') };
}

describe('an uploaded picture', () => {
  it.each([
    ['turned-6.jpg', 'image/jpeg', 'turned-6.jpg'],
    ['turned-6.png', 'image/png', 'turned-6.png'],
    ['turned-6.webp', 'image/webp', 'turned-6.webp'],
    ['turned-5.heic', '', 'turned-5.jpg'],
    ['iphone-6.heic', 'image/heic', 'iphone-6.jpg'],
    ['really-a-jpeg.heic', 'image/heic', 'really-a-jpeg.jpg'],
  ])('is stored upright, without position and device: %s', async (name, type, expected) => {
    const { filename, height, mimeType, name: shown, width } = await store(name, read(name), type);
    expect({ filename, height, shown, width }).toEqual({
      filename: expected,
      height: 48,
      shown: expected,
      width: 64,
    });
    const file = await stored(filename);
    expect(file.type).toBe(mimeType);
    const metadata = await sharp(file.data).metadata();
    expect([metadata.width, metadata.height, metadata.orientation ?? 1]).toEqual([64, 48, 1]);
    for (const words of ['iPhone', 'Apple', 'GPS']) expect(file.data.includes(words)).toBe(false);
    expect(pictureNotes(metadata).copyright).toBe('Dana');
  });

  it.each(['turned-2.webp', 'animated.gif'])('keeps its name: %s', async (file) => {
    const { filename, name } = await store(`תמונה 100%${path.extname(file)}`, read(file));
    expect([filename, name]).toEqual([`תמונה-100${path.extname(file)}`, `תמונה 100%${path.extname(file)}`]);
  });

  it.each(['animated.gif', 'animated.webp'])('keeps its bytes when it is clean: %s', async (name) => {
    const { filename, height, width } = await store(name);
    const { data } = await stored(filename);
    expect(data.equals(read(name))).toBe(true);
    const { pageHeight, pages, width: actual } = await sharp(data, { animated: true }).metadata();
    expect(pages).toBeGreaterThan(1);
    expect([width, height]).toEqual([actual, pageHeight]);
  });

  it('of the type JFIF is a JPEG', async () => {
    const { filename, mimeType } = await store('browser.jfif', read('browser.jfif'), 'image/jpeg');
    expect([filename, mimeType]).toEqual(['browser.jpg', 'image/jpeg']);
  });

  it('that is a damaged HEIC is refused with the way to a JPEG', async () => {
    const file = read('iphone-6.heic');
    const { status, text } = await send('a.heic', file.subarray(0, file.length - 200), 'image/heic');
    expect(status).toBe(400);
    expect(text).toContain('Most Compatible');
  });

  it('is upright when the CMS itself stores it', async () => {
    const data = read('turned-8.heic');
    const file = { data, mimetype: 'image/heic', name: 'own.heic', size: data.length };
    const doc = await cms.payload.create({ collection: 'media', data: { alt: 'גשר' }, file });
    expect(doc).toMatchObject({ filename: 'own.jpg', height: 48, name: 'own.jpg', width: 64 });
  });
});

it('a crop of a picture that was stored turned is upright, at a new address', async () => {
  const { filename, id } = await store('turned-3.jpg');
  writeFileSync(path.join(env.mediaDir, filename), read('turned-6.jpg'));
  const crop = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50';
  const size = 'uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=32&uploadEdits[heightInPixels]=24';
  const answer = await fetch(`${cms.url}/api/media/${id}?depth=0&${crop}&${size}`, {
    method: 'PATCH',
    headers: { ...editor, 'Content-Type': 'application/json' },
    body: '{}',
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(200);
  const { doc } = JSON.parse(text) as { doc: Stored };
  expect(doc).toMatchObject({ height: 24, name: 'turned-3.jpg', width: 32 });
  expect(doc.filename).not.toBe(filename);
  const { data } = await stored(doc.filename);
  expect(data.includes('iPhone')).toBe(false);
  const [red = 0, green = 255] = await sharp(data)
    .extract({ left: 8, top: 8, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([red > 200, green < 60]).toEqual([true, true]);
});

describe('an uploaded drawing', () => {
  it.each([
    'illustrator.svg',
    'utf-16.svg',
    'hebrew-1255.svg',
    'long-comment.svg',
    'without-size.svg',
    'only-viewbox.svg',
    'percent-size.svg',
    'font-import.svg',
  ])('is stored with its size: %s', async (name) => {
    const drawing = await store(name, read(name, 'drawings'), 'image/svg+xml');
    expect([drawing.mimeType, drawing.width, drawing.height]).toEqual(['image/svg+xml', 90, 60]);
  });

  it.each([
    ['script.svg', 'script'],
    ['handler.svg', 'onload'],
    ['html-text.svg', 'foreignObject'],
    ['cut.svg', 'cannot be read as an SVG drawing'],
  ])('is refused by the name of what is in it: %s', async (name, words) => {
    const { status, text } = await send(name, read(name, 'drawings'), 'image/svg+xml');
    expect(status).toBe(400);
    expect(text).toContain(words);
  });
});

it.each(['scan.bmp', 'scan.jp2', 'scan.tiff', 'layers.psd'])('%s is refused by its type', async (name) => {
  const { status, text } = await send(name, read(name));
  expect({ status, text }).toMatchObject({
    status: 400,
    text: expect.stringContaining('Files of this type cannot be uploaded. Use pictures (JPG'),
  });
});

it.each(['animated.gif', 'animated.png', 'animated.webp'])(
  'the answer says that %s will not move',
  async (name) => {
    expect((await store(name)).message).toContain('first frame');
  },
);

it('the answer says nothing of a still picture', async () => {
  expect((await store('turned-2.webp')).message).not.toContain('frame');
});

describe('an uploaded film', () => {
  it('of QuickTime with H.264 is stored and sent as MP4, without its location', async () => {
    const film = read('iphone.mov', 'films');
    const { filename, mimeType } = await store('iphone.mov', film, 'video/quicktime');
    expect([filename, mimeType]).toEqual(['iphone.mp4', 'video/mp4']);
    const file = await stored(filename);
    expect(file.type).toBe('video/mp4');
    expect(file.data.includes('32.08')).toBe(false);
    expect(file.data).toHaveLength(film.length);
  });

  it.each([
    ['hevc.mov', 'HEVC'],
    ['prores.mov', 'ProRes'],
  ])('that browsers do not play is refused with its reason: %s', async (name, words) => {
    const { status, text } = await send(name, read(name, 'films'), 'video/quicktime');
    expect(status).toBe(400);
    expect(text).toContain(words);
  });
});
