import type { GeneratePreviewURL } from 'payload';
import type { PageCollection } from '../addresses/listedPages';
import { env } from '../../platform/env';
import { isLocale, PATH_PREFIX } from '../../platform/locales';

/**
 * Where an editor sees a page, project or product: on the preview site if there is one, which shows drafts, else on the public site as visitors see it.
 * @param collection its collection
 * @returns for the document as the editor has it; null when there is nothing to see, and then the admin has no button: a page without an address, or one that is not
 *   public where no preview site is
 */
export const pagePreviewUrl =
  (collection: PageCollection): GeneratePreviewURL =>
  async (doc, { locale, req }) => {
    if (!isLocale(locale)) return null;
    if (env.previewUrl)
      return typeof doc.path === 'string' && doc.path ? `${env.previewUrl}${doc.path}` : null;
    if (typeof doc.id !== 'number') return null;
    const { docs } = await req.payload.find({
      collection,
      where: { id: { equals: doc.id }, _status: { equals: 'published' } },
      select: { paths: true },
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    const path = docs[0]?.paths?.[locale];
    return path ? `${env.siteUrl}${path}` : null;
  };

/** The frame beside the form always shows something: the page, or the home page of its language. */
export function livePreviewUrl(doc: Record<string, unknown>, locale: string): string {
  const fallback = `${isLocale(locale) ? PATH_PREFIX[locale] : ''}/`;
  const path = typeof doc.path === 'string' && doc.path ? doc.path : fallback;
  return `${env.previewUrl ?? env.siteUrl}${path}`;
}
