import { LOCALES } from '../locales/locales';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * Returns the name of a document in the first language that has one, otherwise its id.
 * @param doc document with the texts of all languages
 * @param field name of the field that contains the document's name
 */
export function documentTitle(doc: Record<string, unknown>, field = 'id'): string {
  const value = doc[field];
  const names =
    value && typeof value === 'object'
      ? LOCALES.map((locale) => textOf((value as Record<string, unknown>)[locale]))
      : [textOf(value)];
  return names.find(Boolean) ?? (textOf(doc.filename) || textOf(doc.id));
}
