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
/** Maximum content of a segment. */
const SEGMENT_BYTES = 0xffff - 2;
const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0';

const isNote = (marker: number): boolean => (marker >= APP0 && marker <= 0xef) || marker === COMMENT;

/** Segments that a decoder needs: tables, frames, scans. */
const isPart = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) || marker === SCAN || marker === 0xdb || marker === 0xdd;

/** True for the segments of programs that say how colours are stored. Profiles go: the pixels are sRGB. */
function saysColours(marker: number, length: number, name: string): boolean {
  // A longer one holds a small picture.
  if (marker === APP0) return name.startsWith('JFIF\0') && length === JFIF_BYTES;
  return marker === 0xee && name.startsWith('Adobe') && length === ADOBE_BYTES;
}

/** Offset of the first marker behind the pixels of a scan. Stuffed bytes and restarts belong to the pixels. */
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
 * Removes the metadata, comments, small pictures and what follows the end of a JPEG. Pixels keep their bytes.
 * @param jpeg decodable
 * @param xmp metadata to add, or an empty text
 * @returns null for a file whose segments cannot be followed
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
    if (isPart(marker) || saysColours(marker, length, name)) kept.push(jpeg.subarray(start, at));
  }
  if (at + 2 > jpeg.length || jpeg.readUInt16BE(at) !== ((MARKER << 8) | END)) return null;
  // JFIF comes first.
  const rest = kept[0]?.[1] === APP0 ? kept.splice(1) : kept.splice(0);
  return Buffer.concat([Buffer.of(MARKER, START), ...kept, xmpSegment(xmp), ...rest, Buffer.of(MARKER, END)]);
}
