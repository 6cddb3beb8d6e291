import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { normalizePicture } from './normalizePicture';
import { pictureNotes } from './pictureNotes';

const FOLDER = path.join(import.meta.dirname, '../../../test/fixtures/real/pictures');
const MAX_BYTES = 1_000_000;
const read = (name: string) => readFileSync(path.join(FOLDER, name));

async function normalized(name: string) {
  const result = await normalizePicture(read(name), MAX_BYTES);
  if (!result) throw new Error(`${name} was not changed`);
  return result;
}

/** Returns the colour of a pixel as stored, without applying the orientation that a viewer would apply. */
async function pixel(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const COLOURS: Readonly<Record<string, readonly number[]>> = {
  red: [255, 0, 0],
  lime: [0, 255, 0],
  blue: [0, 0, 255],
  yellow: [255, 255, 0],
};
const CORNERS = [
  [6, 6],
  [57, 6],
  [6, 41],
  [57, 41],
] as const;

const nearest = (found: readonly number[]): string | undefined =>
  Object.entries(COLOURS)
    .map(([name, colour]) => ({
      name,
      distance: Math.hypot(...colour.map((value, index) => value - (found[index] ?? 0))),
    }))
    .sort((a, b) => a.distance - b.distance)[0]?.name;

const cornersOf = (picture: Buffer) =>
  Promise.all(CORNERS.map(async ([x, y]) => nearest(await pixel(picture, x, y))));

const TURNED = ['jpg', 'png', 'webp', 'heic'].flatMap((ending) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => `turned-${orientation}.${ending}`),
);

describe('an upright picture', () => {
  it.each([...TURNED, 'iphone-3.heic', 'iphone-6.heic', 'iphone-8.heic'])('comes of %s', async (name) => {
    const { data } = await normalized(name);
    const { height, orientation, width } = await sharp(data).metadata();
    expect({ height, orientation: orientation ?? 1, width }).toEqual({
      height: 48,
      orientation: 1,
      width: 64,
    });
    expect(await cornersOf(data)).toEqual(['red', 'lime', 'blue', 'yellow']);
  });
});

describe('sRGB', () => {
  const P3 = [214, 95, 32];
  const FLAT = [200, 100, 51];
  it.each([
    ['display-p3.jpg', 'image/jpeg', P3],
    ['display-p3.png', 'image/png', P3],
    ['display-p3.heic', 'image/jpeg', P3],
    ['sixteen-bit.png', 'image/png', FLAT],
    ['cmyk.jpg', 'image/jpeg', FLAT],
  ])('comes of %s', async (name, type, colour) => {
    const result = await normalized(name);
    const { depth, icc, space } = await sharp(result.data).metadata();
    expect({ depth, icc, space, type: result.type }).toEqual({
      depth: 'uchar',
      icc: undefined,
      space: 'srgb',
      type,
    });
    const found = await pixel(result.data, 16, 16);
    const difference = Math.max(...found.map((value, index) => Math.abs(value - (colour[index] ?? 0))));
    expect(difference, String(found)).toBeLessThan(8);
  });
});

describe('metadata', () => {
  const PRIVATE = ['iPhone', 'Apple', 'Levi', 'Tel Aviv', '123456', 'GPS', 'ftyp'];
  it.each([
    ['owner.jpg', '© דנה לוי'],
    ['copyright-iptc.jpg', 'Dana'],
    ['copyright-xmp.jpg', 'Dana & Sons'],
    ['motion-photo.jpg', 'Dana'],
    ['turned-1.png', 'Dana'],
    ['turned-1.webp', 'Dana'],
    ['turned-1.heic', 'Dana'],
  ])('of %s is only its copyright', async (name, copyright) => {
    const { data } = await normalized(name);
    expect(PRIVATE.filter((words) => data.includes(words))).toEqual([]);
    expect(pictureNotes(await sharp(data).metadata()).copyright).toBe(copyright);
    expect(await normalizePicture(data, MAX_BYTES)).toBeNull();
  });

  it('keeps the alternative text', async () => {
    const { xmp } = await sharp((await normalized('owner.jpg')).data).metadata();
    expect(xmp?.toString()).toContain('Four colours');
  });
});

it.each(['browser.jfif', 'animated.gif'])('%s stays as it is', async (name) => {
  expect(await normalizePicture(read(name), MAX_BYTES)).toBeNull();
});

it('a GIF keeps its frames without its comment, metadata and what follows it', async () => {
  const file = read('animated.gif');
  const frames = file.indexOf(Buffer.from([0x21, 0xf9]));
  const extension = (label: number, ...texts: string[]) =>
    Buffer.concat([
      Buffer.of(0x21, label),
      ...texts.map((text) => Buffer.from(`${String.fromCharCode(text.length)}${text}`, 'latin1')),
      Buffer.of(0),
    ]);
  const noted = Buffer.concat([
    file.subarray(0, frames),
    extension(0xfe, 'Dana'),
    extension(0xff, 'XMP DataXMP', 'GPS'),
    file.subarray(frames),
    Buffer.from('film'),
  ]);
  expect((await normalizePicture(noted, MAX_BYTES))?.data).toEqual(file);
});

it('an animated WebP stays animated', async () => {
  const file = await sharp(read('animated.webp'), { animated: true })
    .withExif({ IFD0: { Make: 'A' } })
    .toBuffer();
  const result = await normalizePicture(file, MAX_BYTES);
  expect((await sharp(result?.data).metadata()).pages).toBe(2);
});

it('a picture above the limit is compressed more', async () => {
  const noise = await sharp({
    create: { width: 300, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  } as never)
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const plain = await normalizePicture(noise, MAX_BYTES);
  const small = await normalizePicture(noise, 10_000);
  expect(small?.data.length).toBeLessThan(plain?.data.length ?? 0);
});

it.each(['avif', 'png'] as const)('keeps the bytes of a cleaned %s with a copyright', async (format) => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a84' } })
    .withExif({ IFD0: { Copyright: 'Dana Cohen' } })
    .toFormat(format)
    .toBuffer();
  const { data } = (await normalizePicture(picture, 5_000_000)) ?? {};
  expect((await sharp(data).metadata()).xmp?.toString()).toContain('Dana Cohen');
  expect(await normalizePicture(data ?? picture, 5_000_000)).toBeNull();
});
