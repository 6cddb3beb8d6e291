const SIGNATURE_BYTES = 8;
const CHUNK_FRAME = 12;

/** Chunks of PNG that say how pixels look, with their most bytes. Others hold text, times, frames or data of programs. */
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
  /** The whole chunk, with its length, name and checksum. */
  bytes: Buffer;
}

/** Signature of a PNG, which precedes its chunks. */
export const pngSignature = (png: Buffer): Buffer => png.subarray(0, SIGNATURE_BYTES);

/** Reads the chunks of a PNG up to its end. The last chunk of a cut file is shorter than it announces. */
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

/** True for a chunk that says how a still picture looks. */
export const isPixelChunk = (chunk: PngChunk): boolean => fits(chunk, PIXELS);

/** True for a chunk of a frame of an animated picture. */
export const isFrameChunk = (chunk: PngChunk): boolean => fits(chunk, FRAMES);
