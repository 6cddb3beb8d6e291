import type { Locale } from '../platform/locales/locales';

/** Value of the header X-Accept-Language for each language (corporate-site §1, §7). */
export const CULTURES: Record<Locale, string> = { he: 'he-il', en: 'en-us' };

/** Returns the language that a request asks for with the header X-Accept-Language. The default is Hebrew. */
export function requestLanguage(request: Request): Locale {
  return request.headers.get('X-Accept-Language')?.trim().toLowerCase().startsWith('en') ? 'en' : 'he';
}

/** Returns the response headers that state the language of the response. */
export function languageHeaders(language: Locale): Record<string, string> {
  return { 'Content-Language': language, 'X-Accept-Language': CULTURES[language] };
}
