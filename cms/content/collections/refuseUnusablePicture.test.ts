import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';
import { PICTURE_LIMITS } from './pictureLimits';

let cms: RunningCms;
let editor: Record<string, string>;
beforeAll(async () => {
  cms = await startCms();
  editor = await logIn(cms, 'editor');
});
afterAll(() => cms.stop());

interface Sent {
  type?: string;
  name?: string;
  id?: number;
  fields?: object;
  query?: string;
  language?: string;
}

/** Sends a file and fields with the same request as the admin, for a new or an existing document. */
async function send(data: Buffer | null, sent: Sent = {}): Promise<{ status: number; text: string }> {
  const { type = 'image/png', name = 'a.png', id, fields = {}, query = '', language = 'en' } = sent;
  const body = new FormData();
  if (data) body.set('file', new Blob([new Uint8Array(data)], { type }), name);
  body.set('_payload', JSON.stringify({ alt: 'גשר', ...fields }));
  const answer = await fetch(`${cms.url}/api/media${id ? `/${id}` : ''}?locale=he&depth=0${query}`, {
    method: id ? 'PATCH' : 'POST',
    headers: { ...editor, 'Accept-Language': language },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

interface Stored {
  id: number;
  width: number;
  height: number;
  mimeType: string;
  filesize: number;
  focalX: number;
}

async function store(data: Buffer, sent: Sent = {}): Promise<Stored> {
  const { status, text } = await send(data, sent);
  expect(status, text).toBeLessThan(300);
  return (JSON.parse(text) as { doc: Stored }).doc;
}

const read = (id: number): Promise<Stored> =>
  cms.payload.findByID({ collection: 'media', id, depth: 0 }) as Promise<Stored>;

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });
const picture = (width: number, height: number) => flat(width, height).png().toBuffer();
/** Returns a picture with the file size of a photograph, so that rows are missing when the file is truncated. */
const photograph = () =>
  sharp({
    create: {
      width: 240,
      height: 160,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const cut = (file: Buffer) => file.subarray(0, Math.floor(file.length * 0.7));
const JPEG = { type: 'image/jpeg', name: 'a.jpg' };
const SVG = { type: 'image/svg+xml', name: 'a.svg' };

describe('rejects a picture that', () => {
  it.each([
    [
      'has more bytes than the limit',
      async () => Buffer.concat([await picture(10, 10), Buffer.alloc(PICTURE_LIMITS.bytes)]),
      'too large',
    ],
    ['has more pixels than the limit', () => picture(10_000, 5_001), 'too large'],
    ['has a side above the limit', () => picture(16_001, 1_100), '16,000'],
    ['is a strip', () => picture(10, 161), '16 times'],
    ['cannot be WebP', () => picture(100, 20_000), '16,000'],
  ])('%s', async (_name, make, words) => {
    const { status, text } = await send(await make());
    expect(text).toContain(words);
    expect(status).toBe(400);
  });

  it.each([
    ['JPEG', () => photograph().jpeg().toBuffer(), JPEG],
    ['PNG', () => photograph().png().toBuffer(), {}],
    ['AVIF', () => photograph().avif().toBuffer(), { type: 'image/avif', name: 'a.avif' }],
    [
      'JPEG that is called a document',
      () => photograph().jpeg().toBuffer(),
      { ...JPEG, type: 'application/pdf' },
    ],
  ])('is truncated: %s', async (_name, make, sent) => {
    const { status, text } = await send(cut(await make()), sent);
    expect(text).toContain('The picture is damaged');
    expect(status).toBe(400);
  });

  it.each([
    ['WebP', () => photograph().webp().toBuffer(), { type: 'image/webp', name: 'a.webp' }],
    ['GIF', () => photograph().gif().toBuffer(), { type: 'image/gif', name: 'a.gif' }],
  ])('is truncated so that Payload cannot read it: %s', async (_name, make, sent) => {
    expect((await send(cut(await make()), sent)).status).toBe(400);
  });

  it('is damaged, without waiting for the transaction of another writer', async () => {
    const { db } = cms.payload;
    const transaction = await db.beginTransaction();
    if (!transaction) throw new Error('There is no transaction');
    try {
      const { status, text } = await send(cut(await photograph().png().toBuffer()));
      expect(text).toContain('The picture is damaged');
      expect(status).toBe(400);
    } finally {
      await db.rollbackTransaction(transaction);
    }
  });

  it('is empty', async () => {
    const { status, text } = await send(Buffer.alloc(0));
    expect(text).toContain('The file is empty');
    expect(status).toBe(400);
  });

  it('is unusable, in the editor’s language', async () => {
    const { text } = await send(cut(await photograph().jpeg().toBuffer()), { ...JPEG, language: 'he' });
    expect(text).toContain('התמונה פגומה');
    expect((await send(await picture(10, 161), { language: 'he' })).text).toContain('פי 16');
  });

  it('would replace a usable one, which is kept', async () => {
    const { id } = await store(await picture(300, 200));
    const { status } = await send(cut(await photograph().jpeg().toBuffer()), { ...JPEG, id });
    expect(status).toBe(400);
    expect(await read(id)).toMatchObject({ width: 300, height: 200, mimeType: 'image/png' });
  });

  it('is cropped to a strip', async () => {
    const { id } = await store(await picture(400, 200));
    const crop = '&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=100';
    const size = '&uploadEdits[crop][height]=5&uploadEdits[widthInPixels]=400&uploadEdits[heightInPixels]=10';
    const { status, text } = await send(null, { id, query: `${crop}${size}` });
    expect(text).toContain('16 times');
    expect(status).toBe(400);
  });
});

describe('accepts a picture that', () => {
  it.each([
    ['is usual', () => picture(1920, 1080), {}, 1920],
    ['is as long as may be', () => picture(1000, 16_000), {}, 1000],
    [
      'a telephone has made: turned, progressive, with something behind its end',
      async () =>
        Buffer.concat([
          await photograph().withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
          Buffer.from('a film that belongs to the picture'),
        ]),
      JPEG,
      160,
    ],
    ['is in grey', () => photograph().greyscale().jpeg().toBuffer(), JPEG, 240],
    ['is in the colours of a printer', () => photograph().toColourspace('cmyk').jpeg().toBuffer(), JPEG, 240],
    ['is animated', () => photograph().gif().toBuffer(), { type: 'image/gif', name: 'a.gif' }, 240],
    [
      'is a drawing',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="9"/>')),
      SVG,
      900,
    ],
  ])('%s', async (_name, make, sent, width) => {
    expect(await store(await make(), sent)).toMatchObject({ width });
  });

  it('replaces another', async () => {
    const { id } = await store(await picture(300, 200));
    const file = await photograph().jpeg().toBuffer();
    const fields = { width: 300, height: 200, mimeType: 'image/png' };
    await store(file, { ...JPEG, id, fields });
    expect(await read(id)).toMatchObject({
      width: 240,
      height: 160,
      mimeType: 'image/jpeg',
      filesize: file.length,
    });
  });

  it('is cropped', async () => {
    const { id } = await store(await picture(400, 200));
    const crop = '&uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50';
    const size =
      '&uploadEdits[crop][height]=50&uploadEdits[widthInPixels]=200&uploadEdits[heightInPixels]=100';
    const { status, text } = await send(null, { id, query: `${crop}${size}` });
    expect(status, text).toBe(200);
    expect(await read(id)).toMatchObject({ width: 200, height: 100 });
  });
});

describe('facts about a file in a request', () => {
  const lies = { width: 0, height: 1, mimeType: 'text/html', filesize: 3 };

  it('are ignored, except the focal point', async () => {
    const file = await picture(300, 200);
    const { id } = await store(file, { fields: lies });
    const truth = { width: 300, height: 200, mimeType: 'image/png', filesize: file.length };
    expect(await read(id)).toMatchObject(truth);
    const change = (path: string) =>
      fetch(`${cms.url}/api/media${path}`, {
        method: 'PATCH',
        headers: { ...editor, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...lies, focalX: 20, focalY: 30 }),
      });
    expect((await change(`/${id}`)).status).toBe(200);
    expect(await read(id)).toMatchObject({ ...truth, focalX: 20, focalY: 30 });
    expect((await change(`?where[id][equals]=${id}`)).status).toBe(200);
    expect(await read(id)).toMatchObject({ ...truth, focalX: 20, focalY: 30 });
  });

  it('are ignored in GraphQL, too', async () => {
    const { id } = await store(await picture(300, 200));
    const query = `mutation { updateMedia(id: ${id}, data: { width: 0, mimeType: "text/html" }) { id } }`;
    await fetch(`${cms.url}/api/graphql`, {
      method: 'POST',
      headers: { ...editor, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(await read(id)).toMatchObject({ width: 300, mimeType: 'image/png' });
  });
});
