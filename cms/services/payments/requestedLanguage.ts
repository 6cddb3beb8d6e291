import type { Locale } from '../../platform/locales/locales';

/** Returns the language from the URL of the payment frame (project-marketing §7: `lang`, en or he). */
export const requestedLanguage = (request: Request): Locale =>
  new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'he';
