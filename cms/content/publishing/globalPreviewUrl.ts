import type { GeneratePreviewURL } from 'payload';
import { env } from '../../platform/env/env';
import { PATH_PREFIX, toLocale } from '../../platform/locales/locales';
import { previewAddress } from './previewAddress';

/**
 * Returns the URL for a global's preview button: the home page in the form's language. It opens in the preview or, if
 * there is none, on the site.
 * @param slug slug of the global
 */
export const globalPreviewUrl =
  (slug: string): GeneratePreviewURL =>
  (_doc, { locale, req }) => {
    const language = toLocale(locale);
    return env.previewUrl
      ? previewAddress('globals', slug, language, req)
      : `${env.siteUrl}${PATH_PREFIX[language]}/`;
  };
