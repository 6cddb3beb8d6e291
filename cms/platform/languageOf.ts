import { toLocale, type Locale } from './locales';

/** The language in which somebody uses the admin: Hebrew, unless it is English. @param i18n of a request, or of the admin */
export const languageOf = (i18n: { language: string } | undefined): Locale => toLocale(i18n?.language);
