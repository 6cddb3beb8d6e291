const JPEG_START = 2;
const MARKER = 0xff;
const SCAN = 0xda;
const PNG_START = 8;
const CHUNK_FRAME = 12;

/** Chunks of PNG that say how pixels look. Others hold text, times or data of programs. */
const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT cICP hIST'.split(' '),
);

/** Segments that a decoder needs: tables, frames, and the kinds of APP that say how colours are stored. */
function isPlainSegment(marker: number, name: string): boolean {
  if (marker === 0xe0) return name.startsWith('JFIF\0');
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE');
  if (marker === 0xee) return name.startsWith('Adobe');
  return (marker >= 0xc0 && marker <= 0xcf) || marker === 0xdb || marker === 0xdd;
}

function jpegHasExtras(picture: Buffer): boolean {
  // What follows the end can be a film or a second picture with its own position.
  if (picture.readUInt16BE(picture.length - 2) !== 0xffd9) return true;
  let at = JPEG_START;
  while (at + 4 <= picture.length) {
    const marker = picture.readUInt8(at + 1);
    if (picture.readUInt8(at) !== MARKER) return true;
    if (marker === SCAN) return false;
    if (!isPlainSegment(marker, picture.toString('latin1', at + 4, at + 16))) return true;
    at += 2 + picture.readUInt16BE(at + 2);
  }
  return true;
}

function pngHasExtras(picture: Buffer): boolean {
  let at = PNG_START;
  while (at + CHUNK_FRAME <= picture.length) {
    if (!PNG_CHUNKS.has(picture.toString('latin1', at + 4, at + 8))) return true;
    at += CHUNK_FRAME + picture.readUInt32BE(at);
  }
  return at !== picture.length;
}

/**
 * True when a JPEG or PNG has anything beside pixels and their colours: metadata, comments, or data behind its end.
 * @param picture decodable
 */
export function hasExtras(picture: Buffer, format: 'jpeg' | 'png'): boolean {
  return format === 'jpeg' ? jpegHasExtras(picture) : pngHasExtras(picture);
}
