import { LOCALES } from '../locales';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * What a document is called, in the first language that has a name; its number where none has.
 * @param doc read in all languages
 * @param field that holds its name
 */
export function documentTitle(doc: Record<string, unknown>, field = 'id'): string {
  const value = doc[field];
  const names =
    value && typeof value === 'object'
      ? LOCALES.map((locale) => textOf((value as Record<string, unknown>)[locale]))
      : [textOf(value)];
  return names.find(Boolean) ?? (textOf(doc.filename) || textOf(doc.id));
}
