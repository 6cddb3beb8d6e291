import { LOCALES, PATH_PREFIX, type Locale } from '../../../platform/locales/locales';

const languageOfPath = (path: string): Locale =>
  LOCALES.find((locale) => PATH_PREFIX[locale] !== '' && path.startsWith(`${PATH_PREFIX[locale]}/`)) ??
  LOCALES[0];

/**
 * Returns the language in which target pages are searched: the lost addresses' own, or the editor's when they
 * have several.
 * @param paths the lost addresses
 * @param own language of the admin
 */
export function lostLanguage(paths: readonly string[], own: Locale): Locale {
  const lost = paths.map(languageOfPath);
  return lost.includes(own) ? own : (lost[0] ?? own);
}
