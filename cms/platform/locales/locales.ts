/** Languages of the content. Hebrew is the default and has no path prefix (corporate-site §1). */
export const LOCALES = ['he', 'en'] as const satisfies readonly string[];

export type Locale = (typeof LOCALES)[number];

export const PATH_PREFIX: Record<Locale, string> = { he: '', en: '/en' };

/** Language of a page, from its path. */
export const localeOfPath = (path: string): Locale =>
  LOCALES.find((locale) => PATH_PREFIX[locale] && path.startsWith(`${PATH_PREFIX[locale]}/`)) ?? LOCALES[0];

/** True for a language of the content. */
export function isLocale(value: unknown): value is Locale {
  return value === 'he' || value === 'en';
}

/** Returns a language of the content; Hebrew for other values. */
export const toLocale = (code: string | null | undefined): Locale =>
  LOCALES.find((locale) => locale === code) ?? LOCALES[0];
