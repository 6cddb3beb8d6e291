/** Splits `Shift+Tab` into its modifiers and its key. */
export function readChord(chord: string): { modifiers: string[]; key: string } {
  const names = chord.split('+');
  return { modifiers: names.slice(0, -1), key: names.at(-1) ?? '' };
}
