import { LOCALES, type Locale } from '../../platform/locales';

/** A language of the site; Hebrew for what is none. */
export const toLocale = (code: string | null | undefined): Locale =>
  LOCALES.find((locale) => locale === code) ?? LOCALES[0];
