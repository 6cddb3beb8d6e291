import type { FlattenedField, Payload } from 'payload';
import type { Locale } from '../../platform/locales/locales';
import { letterPartOf } from './inLetter';
import { otherLanguage } from '../../platform/locales/otherLanguage';

/**
 * Reads the names of companies, keyed by company number.
 * @param fields flattened fields of the collection; nothing is read if none of them holds a company
 * @param docs documents whose companies are read; if omitted, all companies are read
 * @param language preferred language of the names; a missing name is taken from the other language
 */
export async function companyNames(
  payload: Payload,
  fields: readonly FlattenedField[],
  language: Locale,
  docs?: readonly Readonly<Record<string, unknown>>[],
): Promise<ReadonlyMap<number, string>> {
  const names = fields.filter((field) => letterPartOf(field) === 'company').map(({ name }) => name);
  const numbers = docs
    ?.flatMap((doc) => names.map((name) => doc[name]))
    .filter((number) => typeof number === 'number');
  if (names.length === 0 || numbers?.length === 0) return new Map();
  const found = await payload.find({
    collection: 'companies',
    ...(numbers && { where: { companyId: { in: numbers } } }),
    locale: language,
    fallbackLocale: otherLanguage(language),
    depth: 0,
    pagination: false,
    select: { name: true, companyId: true },
    overrideAccess: true,
  });
  return new Map(found.docs.flatMap(({ companyId, name }) => (name ? [[companyId, name] as const] : [])));
}
