import type { Payload } from 'payload';
import type { Locale } from '../platform/locales/locales';
import { otherLanguage } from '../platform/locales/otherLanguage';

/** Finds the database id of a company by its public number; null for an unknown one. */
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
 * Lists the contact subjects of a company in the order that editors chose. A name that is missing in the language falls
 * back to the other language.
 * @param payload the CMS
 * @param company database id of the company
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
