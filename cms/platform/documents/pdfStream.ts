import { promisify } from 'node:util';
import { constants, inflateRaw } from 'node:zlib';
import type { InspectionBudget } from './InspectionBudget';
import { FileFault } from './FileFault';
import { fromBase85, fromHex } from './pdfTextFilters';

const inflate = promisify(inflateRaw);

const ZLIB_HEADER_BYTES = 2;
const FLATE = ['FlateDecode', 'Fl'];
const HEX = ['ASCIIHexDecode', 'AHx'];
const BASE_85 = ['ASCII85Decode', 'A85'];
const PARAMETERS = ['DecodeParms', 'DP'];

/**
 * Decodes a stream as a PDF reader does, by applying the filters that could hide text.
 * @param raw encoded bytes
 * @param names all names in the stream's dictionary, in order
 * @param filterIsPlain whether filters, if any, are declared only once and not through a reference
 * @throws FileFault for an indirect filter, broken data, or objects in an unsupported filter
 */
export async function pdfStream(
  raw: Buffer,
  names: readonly string[],
  filterIsPlain: boolean,
  effort: InspectionBudget,
): Promise<Buffer> {
  if (!filterIsPlain) throw new FileFault('damaged', 'A stream of the PDF hides how it is packed');
  const holdsObjects = names.includes('ObjStm') || names.includes('First');
  if (holdsObjects && PARAMETERS.some((name) => names.includes(name)))
    throw new FileFault('damaged', 'Objects of the PDF are packed in an unusual way');
  let content = raw;
  for (const filter of filtersOf(names)) {
    if (FLATE.includes(filter)) content = await unpack(content, effort);
    else if (HEX.includes(filter)) content = await fromHex(content, content !== raw, effort);
    else if (BASE_85.includes(filter)) content = await fromBase85(content, content !== raw, effort);
    else if (holdsObjects) throw new FileFault('damaged', `Objects of the PDF are packed by ${filter}`);
    else break;
    await effort.spend(content.length);
  }
  return content;
}

/** Returns the names after `/Filter`, up to the first that is not the name of a filter. */
function filtersOf(names: readonly string[]): string[] {
  const at = names.indexOf('Filter');
  if (at < 0) return [];
  const filters = names.slice(at + 1);
  const end = filters.findIndex((name) => !/Decode$|^(A85|AHx|CCF|DCT|Fl|LZW|RL|Crypt)$/.test(name));
  return end < 0 ? filters : filters.slice(0, end);
}

/**
 * Inflates a stream as leniently as PDF readers do: a wrong checksum or a missing end is accepted. Broken data is
 * rejected.
 */
async function unpack(packed: Buffer, effort: InspectionBudget): Promise<Buffer> {
  // Skips an extra line break that some programs write before the stream.
  const from = packed[0] === 10 || packed[0] === 13 ? 1 : 0;
  if (packed.length <= from + ZLIB_HEADER_BYTES) return Buffer.alloc(0);
  try {
    return await inflate(packed.subarray(from + ZLIB_HEADER_BYTES), {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(1, effort.left),
    });
  } catch {
    throw new FileFault('damaged', 'A stream of the PDF is broken or grows too much when it is unpacked');
  }
}
