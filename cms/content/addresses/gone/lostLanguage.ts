import { LOCALES, PATH_PREFIX, type Locale } from '../../../platform/locales';

const languageOfPath = (path: string): Locale =>
  LOCALES.find((locale) => PATH_PREFIX[locale] !== '' && path.startsWith(`${PATH_PREFIX[locale]}/`)) ??
  LOCALES[0];

/**
 * The language in which a page to lead to is looked for: that of the addresses that are lost. Where they are of several languages, the
 * editor's own among them.
 * @param paths the lost addresses
 * @param own language of the admin
 */
export function lostLanguage(paths: readonly string[], own: Locale): Locale {
  const lost = paths.map(languageOfPath);
  return lost.includes(own) ? own : (lost[0] ?? own);
}
