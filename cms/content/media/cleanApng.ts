import { crc32 } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { hasNormalPixels } from './normalizePicture';
import { pictureNotes, xmpOf } from './pictureNotes';
import { isFrameChunk, isPixelChunk, pngSignature, readPngChunks } from './pngChunks';

const XMP_HEADER = 'XML:com.adobe.xmp\0\0\0\0\0';

function xmpChunk(xmp: string): Buffer {
  if (xmp === '') return Buffer.alloc(0);
  const content = Buffer.from(`iTXt${XMP_HEADER}${xmp}`);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

/**
 * Removes the metadata of an animated PNG except copyright and alternative text. The bytes of the frames do not change.
 * @returns null for any other file
 * @throws Error if the animation is damaged, or would have to be rotated or converted to sRGB
 */
export async function cleanApng(file: Buffer): Promise<Buffer | null> {
  if ((await fileTypeFromBuffer(file))?.mime !== 'image/apng') return null;
  const source = await sharp(file).metadata();
  if (!hasNormalPixels(source)) throw new Error('An animated PNG cannot be turned or converted to sRGB');
  const chunks = readPngChunks(file);
  if (chunks.at(-1)?.name !== 'IEND') throw new Error('The animated PNG is cut');
  const [header, ...rest] = chunks
    .filter((chunk) => isPixelChunk(chunk) || isFrameChunk(chunk))
    .map(({ bytes }) => bytes);
  if (!header) throw new Error('The animated PNG has no header');
  return Buffer.concat([pngSignature(file), header, xmpChunk(xmpOf(pictureNotes(source))), ...rest]);
}
