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
 * Checks whether a picture contains anything besides its pixels and their colours, such as metadata, comments or
 * trailing data.
 * @param picture a picture that can be decoded
 */
export function hasExtraData(picture: Buffer, format: keyof typeof CHECKS): boolean {
  try {
    return CHECKS[format](picture);
  } catch (error) {
    // The file declares a length beyond its end, so it has unexpected content.
    if (error instanceof RangeError) return true;
    throw error;
  }
}
