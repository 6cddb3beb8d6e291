import type { Locale } from '../platform/locales/locales';

/**
 * Returns the language of a culture code such as `he-il` or `en-US` (forms-investors-catalogue §9).
 * @returns undefined for a missing or unsupported culture
 */
export function cultureLanguage(culture: unknown): Locale | undefined {
  if (typeof culture !== 'string') return undefined;
  const [language] = culture.trim().toLowerCase().split(/[-_]/);
  if (language === 'en') return 'en';
  return language === 'he' || language === 'iw' ? 'he' : undefined;
}
