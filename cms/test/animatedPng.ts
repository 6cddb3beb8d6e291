import { crc32 } from 'node:zlib';
import sharp from 'sharp';

const HEADER_END = 33;
const END_BYTES = 12;
const WIDTH = 64;
const HEIGHT = 48;

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
}

/** Creates a chunk of a PNG file. */
export function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  return Buffer.concat([numbers(content.length), body, numbers(crc32(body))]);
}

/** Inserts chunks before the pixels of a PNG file. */
export const withPngParts = (png: Buffer, ...parts: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, HEADER_END), ...parts, png.subarray(HEADER_END)]);

const frame = (number: number): Buffer =>
  pngChunk('fcTL', Buffer.concat([numbers(number, WIDTH, HEIGHT, 0, 0), Buffer.of(0, 1, 0, 10, 0, 0)]));

/** Creates EXIF data that contains only an orientation. */
export const exifOf = (orientation: number): Buffer =>
  Buffer.from([
    0x49,
    0x49,
    42,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    1,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);

/** Creates a PNG file with two frames and no metadata. */
export async function animatedPng(): Promise<Buffer> {
  const png = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const at = png.indexOf('IDAT') + 4;
  const pixels = png.subarray(at, at + png.readUInt32BE(at - 8));
  const animated = withPngParts(png, pngChunk('acTL', numbers(2, 0)), frame(0));
  return Buffer.concat([
    animated.subarray(0, -END_BYTES),
    frame(1),
    pngChunk('fdAT', Buffer.concat([numbers(2), pixels])),
    animated.subarray(-END_BYTES),
  ]);
}
