import { readBoxes } from './boxes';
import { isPixelChunk, pngSignature, readPngChunks } from './pngChunks';

const AVIF_BOXES = ['ftyp', 'mdat', 'meta'];

function pngHasExtras(picture: Buffer): boolean {
  const chunks = readPngChunks(picture);
  const kept = [pngSignature(picture), ...chunks.filter(isPixelChunk).map(({ bytes }) => bytes)];
  return chunks.at(-1)?.name !== 'IEND' || !Buffer.concat(kept).equals(picture);
}

function avifHasExtras(picture: Buffer): boolean {
  const boxes = readBoxes(picture);
  const names = boxes.map(({ type }) => type).sort();
  return names.join() !== AVIF_BOXES.join() || boxes.at(-1)?.end !== picture.length;
}

const CHECKS = { avif: avifHasExtras, png: pngHasExtras };

/**
 * True when a picture has anything beside pixels and their colours: metadata, comments, or data behind its end.
 * @param picture decodable
 */
export function hasExtras(picture: Buffer, format: keyof typeof CHECKS): boolean {
  try {
    return CHECKS[format](picture);
  } catch (error) {
    // A length that leads out of the file.
    if (error instanceof RangeError) return true;
    throw error;
  }
}
