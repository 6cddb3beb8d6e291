import { Markup, Reference, Text } from './bilingual';

function hasTexts(value: unknown): boolean {
  if (value instanceof Text || value instanceof Markup) return true;
  if (value === null || typeof value !== 'object' || value instanceof Reference) return false;
  return Object.values(value).some(hasTexts);
}

/**
 * Returns the fields that must be written again in a second language: those that contain texts, and the publication
 * status. All others are the same in each language, and writing them again takes time.
 */
export const fieldsWithTexts = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => name === '_status' || hasTexts(value)));
