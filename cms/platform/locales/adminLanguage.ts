import { toLocale, type Locale } from './locales';

/** Language of the admin's user; Hebrew unless it is English. @param i18n i18n of a request or the admin */
export const adminLanguage = (i18n: { language: string } | undefined): Locale => toLocale(i18n?.language);
