import type { Locale } from '../platform/locales';

/** The language in which somebody uses the admin. */
export const languageOf = ({ language }: { language: string }): Locale => (language === 'en' ? 'en' : 'he');
