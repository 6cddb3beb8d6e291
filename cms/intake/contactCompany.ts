import type { Payload } from 'payload';
import type { Locale } from '../platform/locales';
import { otherLanguage } from '../platform/otherLanguage';

/** A company's id in the database by the number that calls name it with; null when there is none. */
export async function findCompany(payload: Payload, companyId: number): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'companies',
    where: { companyId: { equals: companyId } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    select: {},
  });
  return docs[0]?.id ?? null;
}

export interface Subject {
  id: number;
  name: string;
}

/**
 * The subjects one may write to a company about, in the editors' order. A name that is not translated stands in the other language.
 * @param payload the CMS
 * @param company the company's id in the database
 * @param language language of the names
 */
export async function findSubjects(payload: Payload, company: number, language: Locale): Promise<Subject[]> {
  const { docs } = await payload.find({
    collection: 'contactSubjects',
    where: { companies: { equals: company } },
    sort: ['order', 'id'],
    limit: 200,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    locale: language,
    fallbackLocale: otherLanguage(language),
    select: { name: true },
  });
  return docs.flatMap(({ id, name }) => (name ? [{ id, name }] : []));
}
