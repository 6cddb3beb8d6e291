import type { InspectionBudget } from './InspectionBudget';
import { FileFault } from './FileFault';

/** Number of bytes to decode before other requests get a turn. */
const CHUNK = 256_000;
/**
 * Maximum length of text that another filter produced. Text that is stored directly in the file has no limit, because
 * it may be a whole picture.
 */
const MAX_UNPACKED_TEXT = 4_000_000;

/** Returns the value of a hexadecimal digit, or -1 for other characters. */
function digitOf(sign: number): number {
  if (sign >= 48 && sign <= 57) return sign - 48;
  const small = sign | 32;
  return small >= 97 && small <= 102 ? small - 87 : -1;
}

/**
 * Rejects text from another filter that is longer than any page needs.
 * @throws FileFault
 */
function refuseLongText(text: Buffer, wasUnpacked: boolean): void {
  if (wasUnpacked && text.length > MAX_UNPACKED_TEXT)
    throw new FileFault('damaged', 'A stream of the PDF grows too much when it is unpacked');
}

/** Yields the text before the end character in chunks, and spends the budget for each chunk before yielding it. */
async function* chunksOf(text: Buffer, endSign: string, effort: InspectionBudget): AsyncGenerator<Buffer> {
  const found = text.indexOf(endSign);
  const end = found < 0 ? text.length : found;
  for (let at = 0; at < end; at += CHUNK) {
    const chunk = text.subarray(at, Math.min(at + CHUNK, end));
    await effort.spend(chunk.length);
    yield chunk;
  }
}

/**
 * Decodes `ASCIIHexDecode`, in which two digits encode one byte.
 * @param wasUnpacked whether another filter produced the text
 * @throws FileFault if such text is too long
 */
export async function fromHex(text: Buffer, wasUnpacked: boolean, effort: InspectionBudget): Promise<Buffer> {
  refuseLongText(text, wasUnpacked);
  const pieces: Buffer[] = [];
  let high = -1;
  for await (const chunk of chunksOf(text, '>', effort)) {
    const bytes = Buffer.alloc((chunk.length >> 1) + 1);
    let length = 0;
    for (const sign of chunk) {
      const digit = digitOf(sign);
      if (digit < 0) continue;
      if (high < 0) high = digit;
      else {
        bytes[length] = high * 16 + digit;
        length += 1;
        high = -1;
      }
    }
    pieces.push(bytes.subarray(0, length));
  }
  if (high >= 0) pieces.push(Buffer.of(high * 16));
  return Buffer.concat(pieces);
}

/**
 * Decodes `ASCII85Decode`, in which five characters encode four bytes and `z` encodes four zeros.
 * @param wasUnpacked whether another filter produced the text
 * @throws FileFault if such text is too long
 */
export async function fromBase85(
  text: Buffer,
  wasUnpacked: boolean,
  effort: InspectionBudget,
): Promise<Buffer> {
  refuseLongText(text, wasUnpacked);
  const pieces: Buffer[] = [];
  let group = 0;
  let count = 0;
  const add = (value: number) => {
    group = (group * 85 + value) % 0x1_0000_0000;
    count += 1;
  };
  for await (const chunk of chunksOf(text, '~', effort)) {
    const bytes = Buffer.alloc(chunk.length * 4 + 4);
    let length = 0;
    for (const sign of chunk) {
      if (sign >= 33 && sign <= 117) add(sign - 33);
      if (count === 5 || (sign === 122 && count === 0)) {
        bytes.writeUInt32BE(group, length);
        length += 4;
        group = 0;
        count = 0;
      }
    }
    // Copies the used bytes, so that the mostly empty chunk buffer can be freed.
    pieces.push(Buffer.from(bytes.subarray(0, length)));
  }
  const last = count - 1;
  if (last > 0) {
    while (count < 5) add(84);
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(group);
    pieces.push(bytes.subarray(0, last));
  }
  return Buffer.concat(pieces);
}
