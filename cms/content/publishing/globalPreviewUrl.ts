import type { GeneratePreviewURL } from 'payload';
import { env } from '../../platform/env/env';
import { PATH_PREFIX, toLocale } from '../../platform/locales/locales';
import { previewAddress } from './previewAddress';

/**
 * Target of a global's preview button: the home page in the form's language, in the preview or, without one, on the
 * site.
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
