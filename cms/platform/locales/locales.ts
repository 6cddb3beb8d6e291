/** Languages of the content. Hebrew is the default language and has no prefix in URL paths (corporate-site §1). */
export const LOCALES = ['he', 'en'] as const satisfies readonly string[];

export type Locale = (typeof LOCALES)[number];

export const PATH_PREFIX: Record<Locale, string> = { he: '', en: '/en' };

/** Returns the language of a page from its URL path. */
export const localeOfPath = (path: string): Locale =>
  LOCALES.find((locale) => PATH_PREFIX[locale] && path.startsWith(`${PATH_PREFIX[locale]}/`)) ?? LOCALES[0];

/** Checks whether a value is a language of the content. */
export function isLocale(value: unknown): value is Locale {
  return value === 'he' || value === 'en';
}

/** Converts a code to a language of the content. Any other value becomes Hebrew. */
export const toLocale = (code: string | null | undefined): Locale =>
  LOCALES.find((locale) => locale === code) ?? LOCALES[0];
