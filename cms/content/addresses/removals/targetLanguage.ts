import { LOCALES, PATH_PREFIX, type Locale } from '../../../platform/locales/locales';

const languageOfPath = (path: string): Locale =>
  LOCALES.find((locale) => PATH_PREFIX[locale] !== '' && path.startsWith(`${PATH_PREFIX[locale]}/`)) ??
  LOCALES[0];

/**
 * Returns the language in which to search for a redirect target: the admin's language if a lost path has it, otherwise
 * the language of the first lost path.
 * @param paths URL paths of the removed document
 * @param own language of the admin
 */
export function targetLanguage(paths: readonly string[], own: Locale): Locale {
  const lost = paths.map(languageOfPath);
  return lost.includes(own) ? own : (lost[0] ?? own);
}
