/** Converts a column index, starting at 0, to letters: A, B … Z, AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Returns the column index, starting at 0, of a cell reference such as `AB12`. Returns null if it is invalid. */
export function columnIndex(address: string): number | null {
  const [, letters] = /^([A-Z]{1,3})\d+$/.exec(address) ?? [];
  if (!letters) return null;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
