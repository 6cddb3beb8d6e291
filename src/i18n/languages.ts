/** Properties of the site's languages. Translated texts are elsewhere (`locales`). */
export const LANGUAGES = {
  he: {
    code: 'he',
    culture: 'he-il',
    direction: 'rtl',
    prefix: '',
    name: 'עברית',
    ogLocale: 'he_IL',
    mapsLanguage: 'iw',
  },
  en: {
    code: 'en',
    culture: 'en-us',
    direction: 'ltr',
    prefix: '/en',
    name: 'English',
    ogLocale: 'en_US',
    mapsLanguage: 'en',
  },
} as const;

export type Language = keyof typeof LANGUAGES;
export type LanguageFacts = (typeof LANGUAGES)[Language];

/** URL paths in the default language have no prefix (corporate-site §1). */
export const DEFAULT_LANGUAGE: Language = 'he';

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/**
 * Checks that a language code, for example of a node or a page context, is one of the site's languages.
 * @throws RangeError for another language
 */
export function toLanguage(code: string | null | undefined): Language {
  if (code === 'he' || code === 'en') return code;
  throw new RangeError(`Unknown language "${String(code)}". The site has ${LANGUAGE_CODES.join(', ')}.`);
}
