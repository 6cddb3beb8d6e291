import type { Locale } from './locales';

/** The language in which something is said where it is missing in this one. */
export const otherLanguage = (language: Locale): Locale => (language === 'he' ? 'en' : 'he');
