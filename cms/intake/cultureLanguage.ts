import type { Locale } from '../platform/locales';

/**
 * The language of a culture such as `he-il` or `en-US` (forms-investors-catalogue §9).
 * @returns undefined for no culture, and for one that the site does not have
 */
export function cultureLanguage(culture: unknown): Locale | undefined {
  if (typeof culture !== 'string') return undefined;
  const [language] = culture.trim().toLowerCase().split(/[-_]/);
  if (language === 'en') return 'en';
  return language === 'he' || language === 'iw' ? 'he' : undefined;
}
