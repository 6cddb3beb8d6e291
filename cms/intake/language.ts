import type { Locale } from '../platform/locales/locales';

/** Cultures of the header X-Accept-Language (corporate-site §1, §7). */
export const CULTURES: Record<Locale, string> = { he: 'he-il', en: 'en-us' };

/** Language that a request asks for with X-Accept-Language; Hebrew by default. */
export function requestLanguage(request: Request): Locale {
  return request.headers.get('X-Accept-Language')?.trim().toLowerCase().startsWith('en') ? 'en' : 'he';
}

/** Response headers that declare the language. */
export function languageHeaders(language: Locale): Record<string, string> {
  return { 'Content-Language': language, 'X-Accept-Language': CULTURES[language] };
}
