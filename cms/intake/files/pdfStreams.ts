import { promisify } from 'node:util';
import { constants, inflateRaw } from 'node:zlib';
import type { Effort } from '../../platform/documents/Effort';
import { FileFault } from '../../platform/documents/FileFault';
import { fromBase85, fromHex } from './pdfTextFilters';

const inflate = promisify(inflateRaw);

const ZLIB_HEADER_BYTES = 2;
const FLATE = ['FlateDecode', 'Fl'];
const HEX = ['ASCIIHexDecode', 'AHx'];
const BASE_85 = ['ASCII85Decode', 'A85'];
const PARAMETERS = ['DecodeParms', 'DP'];

/**
 * What a stream holds, as its reader sees it: the encodings that hide text are taken off.
 * @param raw the bytes as they lie in the file
 * @param names all names of the stream's dictionary, in their order
 * @param filterIsPlain whether its filters, if it has any, are named once and right there
 * @throws FileFault where the encoding is not written plainly, its data are broken, or objects lie in one that is not read here
 */
export async function pdfStream(
  raw: Buffer,
  names: readonly string[],
  filterIsPlain: boolean,
  effort: Effort,
): Promise<Buffer> {
  if (!filterIsPlain) throw new FileFault('type', 'A stream of the PDF hides how it is packed');
  const holdsObjects = names.includes('ObjStm') || names.includes('First');
  if (holdsObjects && PARAMETERS.some((name) => names.includes(name)))
    throw new FileFault('type', 'Objects of the PDF are packed in an unusual way');
  let content = raw;
  for (const filter of filtersOf(names)) {
    if (FLATE.includes(filter)) content = await unpack(content, effort);
    else if (HEX.includes(filter)) content = await fromHex(content, content !== raw, effort);
    else if (BASE_85.includes(filter)) content = await fromBase85(content, content !== raw, effort);
    else if (holdsObjects) throw new FileFault('type', `Objects of the PDF are packed by ${filter}`);
    else break;
    await effort.spend(content.length);
  }
  return content;
}

/** The names that follow `/Filter`, up to one that names no filter. */
function filtersOf(names: readonly string[]): string[] {
  const at = names.indexOf('Filter');
  if (at < 0) return [];
  const filters = names.slice(at + 1);
  const end = filters.findIndex((name) => !/Decode$|^(A85|AHx|CCF|DCT|Fl|LZW|RL|Crypt)$/.test(name));
  return end < 0 ? filters : filters.slice(0, end);
}

/** Readers show what they can read of a stream whose checksum is wrong or whose end is missing; one that breaks off earlier is refused. */
async function unpack(packed: Buffer, effort: Effort): Promise<Buffer> {
  // Some programs end the line before a stream with one sign too many.
  const from = packed[0] === 10 || packed[0] === 13 ? 1 : 0;
  if (packed.length <= from + ZLIB_HEADER_BYTES) return Buffer.alloc(0);
  try {
    return await inflate(packed.subarray(from + ZLIB_HEADER_BYTES), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(1, effort.left),
    });
  } catch {
    throw new FileFault('type', 'A stream of the PDF is broken or grows too much when it is unpacked');
  }
}
