import type { GeneratePreviewURL } from 'payload';
import { env } from '../../platform/env';
import { PATH_PREFIX, toLocale } from '../../platform/locales';
import { previewAddress } from './previewAddress';

/**
 * Where the button beside a global leads: to the home page in the language of the form, with the global as it is saved; to the public one
 * where there is no preview.
 * @param slug of the global
 */
export const globalPreviewUrl =
  (slug: string): GeneratePreviewURL =>
  (_doc, { locale, req }) => {
    const language = toLocale(locale);
    return env.previewUrl
      ? previewAddress('globals', slug, language, req)
      : `${env.siteUrl}${PATH_PREFIX[language]}/`;
  };
