import type { FlattenedField, Payload } from 'payload';
import { letterPartOf } from '../../inbox/letter/inLetter';
import type { Locale } from '../../platform/locales';

/**
 * The names of the companies whose numbers a document holds.
 * @param fields of its collection, flattened
 * @param language of the names; what is not translated stands in the other
 */
export async function companyNames(
  payload: Payload,
  fields: readonly FlattenedField[],
  doc: Readonly<Record<string, unknown>>,
  language: Locale,
): Promise<ReadonlyMap<number, string>> {
  const numbers = fields
    .filter((field) => letterPartOf(field) === 'company')
    .map(({ name }) => doc[name])
    .filter((number) => typeof number === 'number');
  if (numbers.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'companies',
    where: { companyId: { in: numbers } },
    locale: language,
    fallbackLocale: language === 'he' ? 'en' : 'he',
    depth: 0,
    limit: numbers.length,
    pagination: false,
    select: { name: true, companyId: true },
    overrideAccess: true,
  });
  return new Map(docs.flatMap(({ companyId, name }) => (name ? [[companyId, name] as const] : [])));
}
