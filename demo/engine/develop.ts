import sharp from 'sharp';
import type { Canvas } from './Canvas';
import type { Colour } from './colour';
import { emptyPixels, ramp, type Pixels } from './pixels';
import { Random } from './Random';

const GRAIN = 256;
let grain: Buffer | undefined;

/** Creates a tile of fine grain: transparent, slightly lighter or darker grey. */
function grainTile(): Buffer {
  if (grain) return grain;
  const random = new Random('grain');
  const tile = Buffer.alloc(GRAIN * GRAIN * 4);
  for (let i = 0; i < GRAIN * GRAIN; i++) {
    const value = random.next() + random.next() - 1;
    const tone = value > 0 ? 255 : 0;
    tile.fill(tone, i * 4, i * 4 + 3);
    tile[i * 4 + 3] = Math.round(Math.abs(value) * 15);
  }
  grain = tile;
  return tile;
}

const raw = ({ width, height }: { width: number; height: number }) => ({
  raw: { width, height, channels: 3 as const },
});

/** Paints a drawing over a picture of the same size. */
export async function overlay(picture: Pixels, canvas: Canvas): Promise<Pixels> {
  const { data, info } = await sharp(picture.data, raw(picture))
    .composite([{ input: Buffer.from(canvas.toString()) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Resizes a picture. */
export async function resize(picture: Pixels, width: number, height: number): Promise<Pixels> {
  if (picture.width === width && picture.height === height) return picture;
  const data = await sharp(picture.data, raw(picture))
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { width, height, data };
}

export interface Finish {
  /** Strength of the bloom, 0 to 1. */
  bloom?: number;
  /** Minimum brightness (0 to 255) of blooming areas. */
  threshold?: number;
  grain?: boolean;
  /** Whether left and right are swapped. */
  mirror?: boolean;
  /** JPEG quality, 1 to 100. */
  quality?: number;
  /** Look of an old print: colours of shade and light, and their strength against the picture's own. */
  print?: { shade: Colour; light: Colour; strength: number };
}

/** Returns the bright areas of a picture, small and blurred. */
async function glow(picture: Pixels, threshold: number): Promise<Pixels> {
  const width = Math.ceil(picture.width / 6);
  const height = Math.ceil(picture.height / 6);
  const small = await sharp(picture.data, raw(picture))
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const bright = emptyPixels(width, height);
  for (let i = 0; i < small.length; i++) {
    bright.data[i] = Math.max(0, ((small[i] ?? 0) - threshold) * (255 / (255 - threshold)));
  }
  const data = await sharp(bright.data, raw(bright))
    .blur(Math.max(1.2, picture.width / 260))
    .raw()
    .toBuffer();
  return resize({ width, height, data }, picture.width, picture.height);
}

/** Maps a picture's brightness to two colours of ink and paper. */
function asPrint(picture: Pixels, { shade, light, strength }: NonNullable<Finish['print']>): Pixels {
  const ink = ramp([
    [0, shade],
    [1, light],
  ]);
  const data = Buffer.allocUnsafe(picture.data.length);
  for (let i = 0; i < data.length; i += 3) {
    const [r = 0, g = 0, b = 0] = picture.data.subarray(i, i + 3);
    const tone = ink((0.299 * r + 0.587 * g + 0.114 * b) / 255);
    data[i] = r + (tone[0] - r) * strength;
    data[i + 1] = g + (tone[1] - g) * strength;
    data[i + 2] = b + (tone[2] - b) * strength;
  }
  return { ...picture, data };
}

/** Applies bloom and grain, and encodes the picture as JPEG. */
export async function develop(
  picture: Pixels,
  {
    bloom = 0.25,
    threshold = 150,
    grain: withGrain = true,
    mirror = false,
    quality = 70,
    print,
  }: Finish = {},
): Promise<Buffer> {
  let current = picture;
  if (bloom > 0) {
    const spill = await glow(picture, threshold);
    const data = Buffer.allocUnsafe(picture.data.length);
    for (let i = 0; i < data.length; i++) {
      const base = picture.data[i] ?? 0;
      data[i] = 255 - ((255 - base) * (255 - (spill.data[i] ?? 0) * bloom)) / 255;
    }
    current = { ...picture, data };
  }
  if (print) current = asPrint(current, print);
  let image = sharp(current.data, raw(current));
  if (withGrain) {
    image = image.composite([
      { input: grainTile(), raw: { width: GRAIN, height: GRAIN, channels: 4 }, tile: true },
    ]);
  }
  return image.flop(mirror).removeAlpha().jpeg({ quality, mozjpeg: true }).toBuffer();
}
