import type { GeneratePreviewURL } from 'payload';
import { env } from '../../platform/env';
import { isLocale, type Locale } from '../../platform/locales';
import type { PageSlug } from '../../platform/addresses/hasPages';
import { previewAddress } from './previewAddress';

interface PublicPage {
  path?: string | null;
}

/**
 * Where the button beside a document leads: to the preview, which shows it as it is saved, else to the public site as visitors see it.
 * @param collection its collection
 * @returns for the document as the editor has it; null when there is nothing to see, and then the admin has no button: a page without an
 *   address, or not in this language, or one that is not public where there is no preview
 */
export const pagePreviewUrl =
  (collection: PageSlug): GeneratePreviewURL =>
  async (doc, { locale, req }) => {
    if (!isLocale(locale) || typeof doc.id !== 'number' || !hasLanguage(doc.languages, locale)) return null;
    if (env.previewUrl) return doc.path ? previewAddress(collection, doc.id, locale, req) : null;
    const { docs } = await req.payload.find({
      collection,
      where: { id: { equals: doc.id }, _status: { equals: 'published' } },
      locale,
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    const [page] = docs as PublicPage[];
    return page?.path ? `${env.siteUrl}${page.path}` : null;
  };

/** A document that names no languages is in all of them. */
const hasLanguage = (languages: unknown, locale: Locale): boolean =>
  !Array.isArray(languages) || languages.length === 0 || languages.includes(locale);
