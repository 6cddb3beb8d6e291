/**
 * Highest share of control characters in a text. It is not zero, because some programs write page breaks or other
 * marks.
 */
const MAX_CONTROLS = 0.01;

/**
 * Checks for a control character other than white space. A vertical tab, for example, is allowed, because Word uses it
 * for a line break.
 */
const isControl = (character: string): boolean =>
  /\p{Cc}/u.test(character) && !/\s/u.test(character) && character < '\u0080';

const MARKED = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;

function decode(bytes: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Returns whether bytes are text in UTF-8, in UTF-16 with a byte order mark, or in a Windows code page. */
export function isPlainText(bytes: Buffer): boolean {
  const marked = Object.entries(MARKED).find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  // Windows code pages such as 1252 and 1255 have the same control characters as Latin-1, so decoding as Latin-1 is
  // enough to count them.
  const text = marked ? decode(bytes, marked[0]) : (decode(bytes, 'utf-8') ?? bytes.toString('latin1'));
  if (text === null || text.includes('\0')) return false;
  const controls = [...text].filter(isControl).length;
  return controls <= text.length * MAX_CONTROLS;
}
