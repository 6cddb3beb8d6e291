import type { GeneratePreviewURL } from 'payload';
import { env } from '../../platform/env/env';
import { isLocale, type Locale } from '../../platform/locales/locales';
import type { PageSlug } from '../../platform/addresses/hasPages';
import { previewAddress } from './previewAddress';

interface PublicPage {
  path?: string | null;
}

/**
 * Returns the URL for a document's preview button: the document in the preview or, if there is no preview, the public
 * page.
 * @param collection collection of the document
 * @returns null, which hides the button, if the page has no URL or does not exist in this language, or if it is
 *   unpublished and there is no preview
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

/** Checks whether a document exists in a language. A document without a language field exists in all of them. */
const hasLanguage = (languages: unknown, locale: Locale): boolean =>
  !Array.isArray(languages) || languages.length === 0 || languages.includes(locale);
