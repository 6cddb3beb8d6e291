/** Converts a tick (`on`, `true`) to `true`, and an empty box (`off`, `false`) to an empty text. */
export function normalizeTick(text: string): string {
  const word = text.trim().toLowerCase();
  if (word === 'on' || word === 'true') return 'true';
  return word === 'off' || word === 'false' || word === '' ? '' : text;
}
