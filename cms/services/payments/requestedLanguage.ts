import type { Locale } from '../../platform/locales';

/** The language that the frame's address names (project-marketing §7: `lang`, en or he). */
export const requestedLanguage = (request: Request): Locale =>
  new URL(request.url).searchParams.get('lang') === 'en' ? 'en' : 'he';
