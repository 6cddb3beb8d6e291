import { env } from '../../platform/env';
import { PATH_PREFIX, isLocale } from '../../platform/locales';

/**
 * Where an editor sees the page: on the preview site if there is one, which shows drafts, else on the public site.
 * @param doc the page in the language that is being edited
 */
export function pagePreviewUrl(doc: Record<string, unknown>, { locale }: { locale: string }): string {
  const fallback = `${isLocale(locale) ? PATH_PREFIX[locale] : ''}/`;
  const path = typeof doc.path === 'string' && doc.path ? doc.path : fallback;
  return `${env.previewUrl ?? env.siteUrl}${path}`;
}
