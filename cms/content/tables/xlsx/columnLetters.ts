/** Letters of a column, from 0: A, B … Z, AA. */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Column index of a cell address such as `AB12`, from 0; null if invalid. */
export function columnIndex(address: string): number | null {
  const [, letters] = /^([A-Z]{1,3})\d+$/.exec(address) ?? [];
  if (!letters) return null;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
