/** All that differs between languages apart from texts: the one table every part of the site asks. */
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

/** Hebrew is the default: its paths bear no prefix (corporate-site §1). */
export const DEFAULT_LANGUAGE: Language = 'he';

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/**
 * Narrows a text to a language of the site.
 * @param code a language code such as `he`, as it stands in a node or a page context
 * @throws RangeError when the site does not speak that language
 */
export function toLanguage(code: string | null | undefined): Language {
  if (code === 'he' || code === 'en') return code;
  throw new RangeError(`Unknown language "${String(code)}": the site speaks ${LANGUAGE_CODES.join(', ')}`);
}
