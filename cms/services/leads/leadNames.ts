import type { Payload, Where } from 'payload';
import { cachedRead, type Reader } from '../../platform/cache/cachedRead';
import type { Locale } from '../../platform/locales/locales';
import { otherLanguage } from '../../platform/locales/otherLanguage';

const named = (name: string | null | undefined, number: number): string =>
  name ? `${name} (${number})` : String(number);

const first = (language: Locale) =>
  ({
    locale: language,
    fallbackLocale: otherLanguage(language),
    limit: 1,
    pagination: false,
    depth: 0,
  }) as const;

/**
 * Returns the name and number of a lead's project, or only the number if no project has it.
 * @param language language of the name; the other language is the fallback
 */
export function projectText(
  reader: Reader & { payload: Payload },
  number: number,
  language: Locale,
): Promise<string> {
  const { payload } = reader;
  return cachedRead(reader, `projectText ${number} ${language}`, async (req) => {
    const where: Where = {
      or: [{ leadFormBMBYId: { equals: number } }, { bmbyId: { equals: number } }],
    };
    const select = { projectTitle: true } as const;
    const asked = { collection: 'projects', where, select, ...first(language) } as const;
    const { docs } = await payload.find({ ...asked, ...(req && { req }) });
    return named(docs[0]?.projectTitle, number);
  });
}

/** Returns the name and number of a lead's company, or only the number if no company has it. */
export function companyText(
  reader: Reader & { payload: Payload },
  number: number,
  language: Locale,
): Promise<string> {
  const { payload } = reader;
  return cachedRead(reader, `companyText ${number} ${language}`, async (req) => {
    const where: Where = { companyId: { equals: number } };
    const asked = { collection: 'companies', where, select: { name: true }, ...first(language) } as const;
    const { docs } = await payload.find({ ...asked, ...(req && { req }) });
    return named(docs[0]?.name, number);
  });
}
