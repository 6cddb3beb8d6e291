import { LOCALES } from '../locales/locales';

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * Returns the name of a document in the first language that has one, or its id.
 * @param doc document with all locales
 * @param field field that contains the name
 */
export function documentTitle(doc: Record<string, unknown>, field = 'id'): string {
  const value = doc[field];
  const names =
    value && typeof value === 'object'
      ? LOCALES.map((locale) => textOf((value as Record<string, unknown>)[locale]))
      : [textOf(value)];
  return names.find(Boolean) ?? (textOf(doc.filename) || textOf(doc.id));
}
