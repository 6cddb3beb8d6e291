import { toLocale, type Locale } from './locales';

/**
 * Returns the language of the admin's user: English if selected, otherwise Hebrew.
 * @param i18n i18n object of a request or of the admin
 */
export const adminLanguage = (i18n: { language: string } | undefined): Locale => toLocale(i18n?.language);
