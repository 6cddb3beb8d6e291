const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57;
/** White space of PDF: NUL is one, a no-break space is none. */
const isBlank = (byte: number | undefined): boolean =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0;

/** The first place before `from` whose byte is of another kind. */
function before(bytes: Buffer, from: number, isKind: (byte: number | undefined) => boolean): number {
  let at = from;
  while (at >= 0 && isKind(bytes[at])) at -= 1;
  return at;
}

/** `5 0 obj` somewhere. Each look back ends at the `obj` before at the latest: all of them together read the bytes once. */
function holdsNumberedObject(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    const generation = before(bytes, at - 1, isBlank);
    const gap = before(bytes, generation, isDigit);
    const number = before(bytes, gap, isBlank);
    if (gap < generation && number < gap && isDigit(bytes[number])) return true;
  }
  return false;
}

/** `5 0 6 31 << …`: numbers in pairs, then what they point at; a packed piece of objects begins so. */
function beginsWithNumbers(bytes: Buffer): boolean {
  let numbers = 0;
  let at = 0;
  for (;;) {
    while (isBlank(bytes[at])) at += 1;
    if (!isDigit(bytes[at])) break;
    while (isDigit(bytes[at])) at += 1;
    numbers += 1;
  }
  return numbers >= 2 && bytes[at] === 60 && bytes[at + 1] === 60;
}

/** Whether bytes hold objects of a PDF: by their form, whatever is said of them elsewhere. */
export const holdsPdfObjects = (bytes: Buffer): boolean =>
  beginsWithNumbers(bytes) || holdsNumberedObject(bytes);
