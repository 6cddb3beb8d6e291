/** Everything that differs between languages apart from texts. */
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

/** Paths of the default language have no prefix (corporate-site §1). */
export const DEFAULT_LANGUAGE: Language = 'he';

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/**
 * Narrows a language code, such as `he` of a node or a page context.
 * @throws RangeError for a language that the site does not have
 */
export function toLanguage(code: string | null | undefined): Language {
  if (code === 'he' || code === 'en') return code;
  throw new RangeError(`Unknown language "${String(code)}". The site has ${LANGUAGE_CODES.join(', ')}.`);
}
