const MARKER = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const COMMENT = 0xfe;
const HEADER = 4;
const JFIF_BYTES = 16;
const ADOBE_BYTES = 14;
/** Maximum size of a segment's content in bytes. */
const SEGMENT_BYTES = 0xffff - 2;
const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0';

const isNote = (marker: number): boolean => (marker >= APP0 && marker <= 0xef) || marker === COMMENT;

/** Checks for a segment that a decoder needs: a table, a frame or a scan. */
const isPart = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) || marker === SCAN || marker === 0xdb || marker === 0xdd;

/**
 * Checks for an application segment that says how the colours are encoded; these segments are kept. Colour profiles are
 * removed, because the pixels are sRGB.
 */
function hasColourEncoding(marker: number, length: number, name: string): boolean {
  // A longer JFIF segment contains a thumbnail.
  if (marker === APP0) return name.startsWith('JFIF\0') && length === JFIF_BYTES;
  return marker === 0xee && name.startsWith('Adobe') && length === ADOBE_BYTES;
}

/**
 * Returns the offset of the first marker after the pixel data of a scan. Stuffed bytes and restart markers belong to
 * the pixel data.
 */
function scanEnd(jpeg: Buffer, from: number): number {
  let at = jpeg.indexOf(MARKER, from);
  while (at >= 0) {
    const next = jpeg[at + 1] ?? END;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at = jpeg.indexOf(MARKER, at + 2);
  }
  return jpeg.length;
}

function xmpSegment(xmp: string): Buffer {
  const content = Buffer.from(`${XMP_NAME}${xmp}`);
  if (xmp === '' || content.length > SEGMENT_BYTES) return Buffer.alloc(0);
  const header = Buffer.of(MARKER, APP1, 0, 0);
  header.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([header, content]);
}

/**
 * Removes metadata, comments, thumbnails and trailing data from a JPEG. The bytes of the pixels do not change.
 * @param jpeg a JPEG that can be decoded
 * @param xmp XMP metadata to add, or an empty string
 * @returns null for a file whose segments cannot be parsed
 */
export function cleanJpeg(jpeg: Buffer, xmp: string): Buffer | null {
  const kept: Buffer[] = [];
  let at = 2;
  while (at + HEADER <= jpeg.length && jpeg[at] === MARKER && jpeg[at + 1] !== END) {
    const marker = jpeg.readUInt8(at + 1);
    const length = jpeg.readUInt16BE(at + 2);
    if (!isNote(marker) && !isPart(marker)) return null;
    const name = jpeg.toString('latin1', at + HEADER, at + JFIF_BYTES);
    const start = at;
    at += 2 + length;
    if (marker === SCAN) at = scanEnd(jpeg, at);
    if (isPart(marker) || hasColourEncoding(marker, length, name)) kept.push(jpeg.subarray(start, at));
  }
  if (at + 2 > jpeg.length || jpeg.readUInt16BE(at) !== ((MARKER << 8) | END)) return null;
  // The JFIF segment must stay first, so the XMP segment is inserted after it.
  const rest = kept[0]?.[1] === APP0 ? kept.splice(1) : kept.splice(0);
  return Buffer.concat([Buffer.of(MARKER, START), ...kept, xmpSegment(xmp), ...rest, Buffer.of(MARKER, END)]);
}
