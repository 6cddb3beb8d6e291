/** Largest share of control characters: some programs write a page break or a mark. */
const MOST_CONTROLS = 0.01;

/** White space of any kind is no control character here: a vertical tab is a line break in Word. */
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
  // Windows code pages, such as 1255 and 1252, have the control characters of Latin 1.
  const text = marked ? decode(bytes, marked[0]) : (decode(bytes, 'utf-8') ?? bytes.toString('latin1'));
  if (text === null || text.includes('\0')) return false;
  const controls = [...text].filter(isControl).length;
  return controls <= text.length * MOST_CONTROLS;
}
