/** Normalizes the value of a checkbox: `on` and `true` become `true`, `off` and `false` become an empty string. */
export function normalizeTick(text: string): string {
  const word = text.trim().toLowerCase();
  if (word === 'on' || word === 'true') return 'true';
  return word === 'off' || word === 'false' || word === '' ? '' : text;
}
