/** Names of fields that say what a row is, in order. */
const TELLING = ['title', 'name', 'label', 'caption', 'tabName', 'text'];

const plainText = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';

/**
 * What a row of a list says, so that editors find it while it is folded.
 * @param row the row's values
 * @returns its title or else the first text in it, also within a link; empty when it has none
 */
export function rowText(row: Record<string, unknown> | undefined): string {
  if (!row) return '';
  const { id: _id, ...fields } = row;
  const telling = TELLING.map((name) => plainText(fields[name])).find(Boolean);
  if (telling) return telling;
  for (const value of Object.values(fields)) {
    const text =
      value && typeof value === 'object' && !Array.isArray(value)
        ? plainText((value as Record<string, unknown>).name)
        : plainText(value);
    if (text) return text;
  }
  return '';
}
