import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { readBoxes } from './boxes';
import { exifOrientation } from './pictureNotes';

interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/**
 * Code of the worker thread that decodes HEIC, because decoding takes seconds and would block the server. `require`
 * resolves packages from the working directory.
 */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  require('heic-decode')({ buffer: workerData }).then(({ width, height, data }) =>
    parentPort.postMessage({ width, height, data }, [data.buffer]));
`;

const decodePixels = (picture: Buffer): Promise<Pixels> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, { eval: true, workerData: picture });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The decoder ended without a picture')));
  });

/**
 * For each EXIF orientation: the clockwise rotation in degrees, and whether the picture is mirrored before it is
 * rotated.
 */
const TURNS: Readonly<Record<number, readonly [angle: number, mirrored: boolean]>> = {
  2: [0, true],
  3: [180, false],
  4: [180, true],
  5: [270, true],
  6: [90, false],
  7: [90, true],
  8: [270, false],
};

/** Offset of the first byte after a PNG's signature and header chunk. */
const HEADER_END = 33;

/** Adds a colour profile to a PNG without changing its pixels. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length - 4, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([
    png.subarray(0, HEADER_END),
    frame.subarray(0, 4),
    body,
    frame.subarray(4),
    png.subarray(HEADER_END),
  ]);
}

/**
 * Checks whether the container itself rotates or mirrors the picture. The EXIF orientation then only repeats this and
 * must be ignored.
 */
export const hasContainerTransform = (picture: Buffer): boolean =>
  readBoxes(picture).some(
    ({ type, start, end }) =>
      type === 'meta' && ['irot', 'imir'].some((name) => picture.subarray(start, end).includes(name)),
  );

/**
 * Decodes a HEIC picture to an upright PNG with the same colour profile. sharp can read HEIC metadata, but cannot
 * decode the pixels.
 * @throws Error if the picture cannot be decoded
 */
export async function decodeHeic(picture: Buffer): Promise<Buffer> {
  const [{ exif, icc }, { data, height, width }] = await Promise.all([
    sharp(picture).metadata(),
    decodePixels(picture),
  ]);
  const orientation = hasContainerTransform(picture) ? 1 : exifOrientation(exif);
  const [angle, mirrored] = TURNS[orientation] ?? [0, false];
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .rotate(angle)
    .flop(mirrored)
    .png({ compressionLevel: 0 })
    .toBuffer();
  return icc ? withProfile(png, icc) : png;
}
