const SIGNATURE_BYTES = 8;
const CHUNK_FRAME = 12;

/**
 * PNG chunks that determine how the pixels look, each with its maximum size in bytes. Other chunks hold text, times,
 * animation frames or the data of programs.
 */
const PIXELS: Readonly<Record<string, number>> = {
  IHDR: 13,
  PLTE: 768,
  IDAT: Infinity,
  IEND: 0,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  iCCP: Infinity,
  sBIT: 4,
  bKGD: 6,
  pHYs: 9,
  cICP: 4,
  hIST: 512,
};
const FRAMES: Readonly<Record<string, number>> = { acTL: 8, fcTL: 26, fdAT: Infinity };

interface PngChunk {
  name: string;
  /** The whole chunk: length, name, content and checksum. */
  bytes: Buffer;
}

/** Returns the signature of a PNG, which precedes its chunks. */
export const pngSignature = (png: Buffer): Buffer => png.subarray(0, SIGNATURE_BYTES);

/**
 * Reads the chunks of a PNG up to its end. If the file is truncated, the bytes of the last chunk are shorter than its
 * declared length.
 */
export function readPngChunks(png: Buffer): PngChunk[] {
  const chunks: PngChunk[] = [];
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_FRAME <= png.length && chunks.at(-1)?.name !== 'IEND') {
    const end = at + CHUNK_FRAME + png.readUInt32BE(at);
    chunks.push({ name: png.toString('latin1', at + 4, at + 8), bytes: png.subarray(at, end) });
    at = end;
  }
  return chunks;
}

const fits = ({ bytes, name }: PngChunk, limits: Readonly<Record<string, number>>): boolean =>
  bytes.length - CHUNK_FRAME <= (limits[name] ?? -1);

/** Checks for a chunk that determines how a still picture looks. */
export const isPixelChunk = (chunk: PngChunk): boolean => fits(chunk, PIXELS);

/** Checks for a chunk that belongs to the frames of an animated picture. */
export const isFrameChunk = (chunk: PngChunk): boolean => fits(chunk, FRAMES);
