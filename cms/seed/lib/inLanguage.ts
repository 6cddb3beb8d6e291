import { createHash } from 'node:crypto';
import type { Locale } from '../../platform/locales/locales';
import { Markup, Reference, Text, type SeedValue } from './bilingual';
import { toLexical } from './toLexical';

/** Returns the id of a stored document of the demo content. */
export type FindId = (reference: Reference) => number;

/**
 * Derives the id of a list item from its place in the content. The ids must be the same in each language, because
 * Payload matches list items and blocks between languages by id.
 */
const rowId = (place: string) => createHash('sha256').update(place).digest('hex').slice(0, 24);

/**
 * Converts a value of the demo content to one language: chooses the texts, replaces references with ids, converts
 * formatted text to the editor's format, and adds ids to list items.
 * @param value the value in every language
 * @param find returns the id of a stored document
 * @param place place of the value, such as `about.blocks`, from which list items get their ids
 */
export function inLanguage(value: SeedValue, locale: Locale, find: FindId, place: string): unknown {
  if (value instanceof Text) return value.values[locale];
  if (value instanceof Markup) {
    return toLexical(value.values[locale], (kind, key) =>
      find(new Reference(kind === 'page' ? 'pages' : 'media', key)),
    );
  }
  if (value instanceof Reference) return find(value);
  if (Array.isArray(value))
    return (value as readonly SeedValue[]).map((item, index) => row(item, locale, find, `${place}.${index}`));
  if (value !== null && typeof value === 'object')
    return fields(value as Record<string, SeedValue>, locale, find, place);
  return value;
}

const fields = (value: Record<string, SeedValue>, locale: Locale, find: FindId, place: string) =>
  Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, inLanguage(field, locale, find, `${place}.${name}`)]),
  );

function row(item: SeedValue, locale: Locale, find: FindId, place: string): unknown {
  const plain =
    item !== null &&
    typeof item === 'object' &&
    !Array.isArray(item) &&
    !(item instanceof Text || item instanceof Markup || item instanceof Reference);
  const stored = inLanguage(item, locale, find, place);
  return plain ? { id: rowId(place), ...(stored as object) } : stored;
}
