const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57;
/** White space in PDF includes NUL, but not the no-break space. */
const isBlank = (byte: number | undefined): boolean =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0;

/** Last position before `from` whose byte is of another kind. */
function before(bytes: Buffer, from: number, isKind: (byte: number | undefined) => boolean): number {
  let at = from;
  while (at >= 0 && isKind(bytes[at])) at -= 1;
  return at;
}

/** Finds `5 0 obj`. Each backward scan ends at the previous `obj`, so the total time is linear. */
function holdsNumberedObject(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    const generation = before(bytes, at - 1, isBlank);
    const gap = before(bytes, generation, isDigit);
    const number = before(bytes, gap, isBlank);
    if (gap < generation && number < gap && isDigit(bytes[number])) return true;
  }
  return false;
}

/** Matches `5 0 6 31 << …`: number pairs followed by objects, the start of an object stream. */
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

/** True when bytes contain PDF objects, judged by their form and not by declarations elsewhere. */
export const holdsPdfObjects = (bytes: Buffer): boolean =>
  beginsWithNumbers(bytes) || holdsNumberedObject(bytes);
