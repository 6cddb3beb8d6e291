import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { pngChunk, withPngParts } from '../../test/animatedPng';
import { normalizePicture } from './normalizePicture';
import { pictureNotes } from './pictureNotes';

const FOLDER = path.join(import.meta.dirname, '../../../test/fixtures/real/pictures');
const MAX_BYTES = 1_000_000;
const MARKER = Buffer.from('SECRETGPS');

type Hide = (picture: Buffer) => Buffer;

const drawn = (channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width: 64, height: 48, channels, background: { r: 200, g: 100, b: 50, alpha: 0.5 } } });
const read = (name: string) => readFileSync(path.join(FOLDER, name));

const prepare = async (file: Buffer) => (await normalizePicture(file, MAX_BYTES))?.data ?? file;

async function shapeOf(picture: Buffer) {
  const { info } = await sharp(picture, { animated: true }).raw().toBuffer({ resolveWithObject: true });
  const { pages = 1 } = await sharp(picture).metadata();
  return { height: info.height, pages, width: info.width };
}

const behind: Hide = (picture) => Buffer.concat([picture, MARKER]);

const insert = (picture: Buffer, at: number, ...parts: Buffer[]) =>
  Buffer.concat([picture.subarray(0, at), ...parts, picture.subarray(at)]);

function box(name: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + MARKER.length);
  return Buffer.concat([size, Buffer.from(name), MARKER]);
}

const segment = (marker: number, text: string) =>
  Buffer.concat([Buffer.of(0xff, marker, 0, 2 + text.length), Buffer.from(text, 'latin1')]);

/** Returns a GIF block: its label, and its data as texts. */
const block = (label: number, ...texts: string[]) =>
  Buffer.concat([
    Buffer.of(0x21, label),
    ...texts.map((text) => Buffer.from(`${String.fromCharCode(text.length)}${text}`, 'latin1')),
    Buffer.of(0),
  ]);
const repeats = (...texts: string[]) => block(0xff, 'NETSCAPE2.0', ...texts);
const beforeFrames =
  (part: Buffer): Hide =>
  (gif) =>
    insert(gif, gif.indexOf(Buffer.of(0x21, 0xf9)), part);

function chunk(name: string, content: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(name), size, content, Buffer.alloc(content.length & 1)]);
}
const riff = (...chunks: Buffer[]) => chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));

/** Returns the chunks of a WebP without the file header. */
const chunksOf: Hide = (webp) => webp.subarray(12);
const withChunk =
  (name: string): Hide =>
  (webp) =>
    riff(chunksOf(webp), chunk(name, MARKER));
const withVp8x = (flags: number, ...chunks: Buffer[]) =>
  riff(chunk('VP8X', Buffer.of(flags, 0, 0, 0, 63, 0, 0, 47, 0, 0)), ...chunks);

/** Adds a chunk to the first frame of an animated WebP. */
function insideFrame(webp: Buffer): Buffer {
  const at = webp.indexOf('ANMF');
  const end = at + 8 + webp.readUInt32LE(at + 4);
  const frame = chunk('ANMF', Buffer.concat([webp.subarray(at + 8, end), chunk('junk', MARKER)]));
  return riff(webp.subarray(12, at), frame, webp.subarray(end));
}

const still = () => drawn().webp().toBuffer();
const transparent = () => drawn(4).webp().toBuffer();
const animated = () => read('animated.webp');

const avif = () => drawn().avif().toBuffer();
const jpeg = () => drawn().jpeg().toBuffer();
const progressive = () => drawn().jpeg({ progressive: true }).toBuffer();
const png = () => drawn().png().toBuffer();
const gif = () => read('animated.gif');

const noted = async (picture: () => Promise<Buffer>) =>
  sharp(await picture()).withExif({ IFD0: { Copyright: 'Dana', Make: 'Apple' } });

const PLACES: readonly [place: string, picture: () => Buffer | Promise<Buffer>, hide: Hide][] = [
  ['WebP: EXIF without VP8X', still, withChunk('EXIF')],
  [
    'WebP: EXIF that VP8X does not announce',
    still,
    (webp) => withVp8x(0, chunksOf(webp), chunk('EXIF', MARKER)),
  ],
  ['WebP: EXIF that VP8X announces', still, (webp) => withVp8x(8, chunksOf(webp), chunk('EXIF', MARKER))],
  ['WebP: XMP', transparent, withChunk('XMP ')],
  [
    'WebP: profile that VP8X does not announce',
    still,
    (webp) => withVp8x(0, chunk('ICCP', MARKER), chunksOf(webp)),
  ],
  ['WebP: unknown chunk', still, withChunk('junk')],
  ['WebP: unknown chunk beside transparency', transparent, withChunk('junk')],
  ['WebP: second picture', still, withChunk('VP8 ')],
  [
    'WebP: longer VP8X',
    still,
    (webp) =>
      riff(chunk('VP8X', Buffer.concat([Buffer.of(0, 0, 0, 0, 63, 0, 0, 47, 0, 0), MARKER])), chunksOf(webp)),
  ],
  ['WebP: behind the end', still, behind],
  ['animated WebP: EXIF that VP8X does not announce', animated, withChunk('EXIF')],
  ['animated WebP: unknown chunk', animated, withChunk('junk')],
  ['animated WebP: unknown chunk in a frame', animated, insideFrame],
  ['animated WebP: behind the end', animated, behind],
  ['AVIF: uuid box', avif, (file) => Buffer.concat([file, box('uuid')])],
  ['AVIF: free box', avif, (file) => Buffer.concat([file, box('free')])],
  ['AVIF: second mdat box', avif, (file) => Buffer.concat([file, box('mdat')])],
  ['AVIF: behind the boxes', avif, behind],
  ['GIF: more parts of the repeats', gif, beforeFrames(repeats('\u0001\0\0', MARKER.toString()))],
  ['GIF: longer part of the repeats', gif, beforeFrames(repeats(`\u0001\0\0${MARKER.toString()}`))],
  ['GIF: longer name of the repeats', gif, beforeFrames(block(0xff, `NETSCAPE2.0${MARKER.toString()}`))],
  ['GIF: profile', gif, beforeFrames(block(0xff, 'ICCRGBG1012', MARKER.toString()))],
  ['GIF: more parts of the timing', gif, beforeFrames(block(0xf9, '\0\0\0\0', MARKER.toString()))],
  ['GIF: comment', gif, beforeFrames(block(0xfe, MARKER.toString()))],
  ['GIF: behind the end', gif, behind],
  ['PNG: IDAT behind the end', png, (file) => Buffer.concat([file, pngChunk('IDAT', MARKER)])],
  ['PNG: text behind the end', png, behind],
  ['PNG: unknown chunk', png, (file) => withPngParts(file, pngChunk('juNk', MARKER))],
  ['PNG: frame of a still picture', png, (file) => withPngParts(file, pngChunk('fdAT', MARKER))],
  ['PNG: longer chunk', png, (file) => withPngParts(file, pngChunk('gAMA', MARKER))],
  [
    'JPEG: second JPEG behind the end',
    jpeg,
    (file) => Buffer.concat([file, insert(file, 2, segment(0xe1, `Exif\0\0${MARKER.toString()}`))]),
  ],
  ['JPEG: text behind the end', jpeg, behind],
  ['JPEG: text between two ends', jpeg, (file) => Buffer.concat([file, MARKER, Buffer.of(0xff, 0xd9)])],
  ['JPEG: comment', jpeg, (file) => insert(file, 2, segment(0xfe, MARKER.toString()))],
  [
    'JPEG: comment behind the pixels',
    jpeg,
    (file) => insert(file, file.length - 2, segment(0xfe, MARKER.toString())),
  ],
  [
    'JPEG: longer JFIF',
    jpeg,
    (file) => insert(file, 2, segment(0xe0, `JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0${MARKER.toString()}`)),
  ],
  [
    'progressive JPEG: comment between scans',
    progressive,
    (file) => insert(file, file.lastIndexOf(Buffer.of(0xff, 0xda)), segment(0xfe, MARKER.toString())),
  ],
];

it.each(PLACES)('removes what is hidden in %s', async (_place, picture, hide) => {
  const plain = await picture();
  const file = hide(plain);
  expect(file.includes(MARKER)).toBe(true);
  const data = await prepare(file);
  expect(data.includes(MARKER)).toBe(false);
  expect(await shapeOf(data)).toEqual(await shapeOf(plain));
  expect(await normalizePicture(data, MAX_BYTES)).toBeNull();
});

it.each([
  ['WebP', still],
  ['transparent WebP', transparent],
  ['lossless WebP', () => drawn(4).webp({ lossless: true }).toBuffer()],
  ['animated WebP', animated],
  ['AVIF', avif],
  ['transparent AVIF', () => drawn(4).avif().toBuffer()],
  ['GIF', gif],
  ['PNG', png],
  ['PNG with a palette', () => drawn(4).png({ palette: true }).toBuffer()],
  ['JPEG', jpeg],
  ['progressive JPEG', progressive],
])('a clean %s keeps its bytes', async (_format, picture) => {
  expect(await normalizePicture(await picture(), MAX_BYTES)).toBeNull();
});

it.each([
  ['WebP', async () => (await noted(transparent)).webp().toBuffer()],
  ['JPEG', async () => (await noted(jpeg)).jpeg({ quality: 60 }).toBuffer()],
  ['progressive JPEG', async () => (await noted(jpeg)).jpeg({ progressive: true }).toBuffer()],
])('a %s with EXIF keeps its pixels, and of EXIF only the copyright', async (_format, picture) => {
  const file = await picture();
  const data = await prepare(file);
  expect(data.includes('Apple')).toBe(false);
  expect(pictureNotes(await sharp(data).metadata()).copyright).toBe('Dana');
  expect(await sharp(data).raw().toBuffer()).toEqual(await sharp(file).raw().toBuffer());
  expect(await normalizePicture(data, MAX_BYTES)).toBeNull();
});

it('an animated WebP with more pixels than sharp decodes loses its EXIF and keeps its frames', async () => {
  const SIDE = 5000;
  const FRAMES = 12;
  const frame = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#c86432' } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
  const side = Buffer.alloc(3);
  side.writeUIntLE(SIDE - 1, 0, 3);
  const anmf = chunk(
    'ANMF',
    Buffer.concat([Buffer.alloc(6), side, side, Buffer.of(100, 0, 0, 0), chunksOf(frame)]),
  );
  const file = riff(
    chunk('VP8X', Buffer.concat([Buffer.of(0x0a, 0, 0, 0), side, side])),
    chunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: FRAMES }, () => anmf),
    chunk('EXIF', MARKER),
  );
  const data = await prepare(file);
  expect(data.includes(MARKER)).toBe(false);
  expect((await sharp(data).metadata()).pages).toBe(FRAMES);
});

it('an AVIF that its container turns becomes upright', async () => {
  const turned = await avif();
  // Overwrite another property with `irot`, so that the picture is rotated by 90 degrees.
  const at = turned.indexOf('pixi');
  turned.write('irot', at);
  turned.writeUInt8(1, at + 4);
  const { height, orientation = 1, width } = await sharp(await prepare(turned)).metadata();
  expect({ height, orientation, width }).toEqual({ height: 64, orientation: 1, width: 48 });
});
