import type { Locale } from '../../platform/locales/locales';

/** Returns the language in the frame's address (project-marketing §7: `lang`, en or he). */
export const requestedLanguage = (request: Request): Locale =>
  new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'he';
