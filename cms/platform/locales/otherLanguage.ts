import type { Locale } from './locales';

/** Fallback language. */
export const otherLanguage = (language: Locale): Locale => (language === 'he' ? 'en' : 'he');
