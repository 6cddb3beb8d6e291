import type { Metadata } from 'sharp';

/** The metadata of a picture that is kept when it is cleaned. */
export interface PictureNotes {
  copyright?: string;
  /** Content of the IPTC property `AltTextAccessibility` as XML: the alternative text for screen readers. */
  alternative?: string;
}

const EXIF_HEADER = 'Exif\0\0';
const COPYRIGHT = 0x8298;
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;
const INLINE_BYTES = 4;
const IPTC_COPYRIGHT = Buffer.from([0x1c, 0x02, 0x74]);

interface ExifEntry {
  text: string;
  number: number;
}

/** Reads an entry of the first EXIF directory. Returns undefined if there is none. */
function exifEntry(data: Buffer, wanted: number): ExifEntry | undefined {
  const tiff = data.toString('latin1', 0, EXIF_HEADER.length) === EXIF_HEADER ? data.subarray(6) : data;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const directory = long(4);
    for (let index = 0; index < short(directory); index += 1) {
      const at = directory + 2 + index * ENTRY_BYTES;
      if (short(at) !== wanted) continue;
      const bytes = long(at + 4);
      const start = bytes <= INLINE_BYTES ? at + 8 : long(at + 8);
      return { text: tiff.toString('utf8', start, start + bytes), number: short(at + 8) };
    }
  } catch (error) {
    // A damaged directory refers to offsets outside the data. Treat its entries as missing.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

function iptcCopyright(data: Buffer): string | undefined {
  const at = data.indexOf(IPTC_COPYRIGHT);
  if (at < 0 || at + 5 > data.length) return undefined;
  return data.toString('utf8', at + 5, at + 5 + data.readUInt16BE(at + 3));
}

const unescapeXml = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** Returns the content of an XMP property as XML. */
function xmpProperty(xmp: string, property: string): string | undefined {
  const [start = '', name = ''] = new RegExp(`<(\\w+:${property})>`).exec(xmp) ?? [];
  const [content, ...rest] = xmp.slice(xmp.indexOf(start) + start.length).split(`</${name}>`, 2);
  return start !== '' && rest.length > 0 ? content : undefined;
}

function xmpRights(xmp: string): string | undefined {
  const [, text] = /<rdf:li[^<>]*>([^<]*)<\/rdf:li>/.exec(xmpProperty(xmp, 'rights') ?? '') ?? [];
  return text && unescapeXml(text);
}

/** Returns the orientation stored in EXIF data, or 1 (upright) if there is none. */
export const exifOrientation = (exif: Buffer | undefined): number =>
  (exif && exifEntry(exif, ORIENTATION)?.number) || 1;

/**
 * Reads a picture's copyright notice and alternative text. Different programs store the copyright in EXIF, XMP, IPTC or
 * a PNG comment, so it looks in all of them.
 */
export function pictureNotes({ comments = [], exif, iptc, xmp }: Metadata): PictureNotes {
  const packet = xmp?.toString('utf8') ?? '';
  const found = [
    exif && exifEntry(exif, COPYRIGHT)?.text,
    xmpRights(packet),
    iptc && iptcCopyright(iptc),
    comments.find(({ keyword }) => keyword === 'Copyright')?.text,
  ];
  const copyright = found.map((text) => text?.replace(/\p{Cc}+/gu, ' ').trim()).find(Boolean);
  const alternative = xmpProperty(packet, 'AltTextAccessibility');
  return { ...(copyright && { copyright }), ...(alternative && { alternative }) };
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Builds an XMP packet that contains only the given notes. Returns an empty string if there are no notes. */
export function xmpOf({ alternative, copyright }: PictureNotes): string {
  if (!alternative && !copyright) return '';
  const properties = [
    copyright &&
      `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(copyright)}</rdf:li></rdf:Alt></dc:rights>`,
    alternative && `<Iptc4xmpCore:AltTextAccessibility>${alternative}</Iptc4xmpCore:AltTextAccessibility>`,
  ];
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">${properties.filter(Boolean).join('')}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}
