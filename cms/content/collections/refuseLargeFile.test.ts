import { getPayload, type Payload } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../payload.config';
import { PICTURE_LIMITS } from './refuseLargeFile';

let payload: Payload;

beforeAll(async () => {
  payload = await getPayload({ config });
});
afterAll(() => payload.destroy());

const upload = (data: Buffer, mimetype = 'image/png', name = 'a.png') =>
  payload.create({
    collection: 'media',
    locale: 'he',
    data: { alt: 'גשר' },
    file: { data, mimetype, name, size: data.length },
  });

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png()
    .toBuffer();

test('a picture with more bytes than the limit is refused', async () => {
  const padded = Buffer.concat([await picture(10, 10), Buffer.alloc(PICTURE_LIMITS.bytes)]);
  await expect(upload(padded)).rejects.toThrow('התמונה גדולה מדי');
});

test('a picture with more pixels than the limit is refused', async () => {
  await expect(upload(await picture(10_000, 5_001))).rejects.toThrow('התמונה גדולה מדי');
});

test('another is taken', async () => {
  await expect(upload(await picture(1920, 1080))).resolves.toMatchObject({ width: 1920 });
});
