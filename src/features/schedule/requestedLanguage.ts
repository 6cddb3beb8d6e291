import { LANGUAGE_CODES, type Language } from '../../i18n/languages';
import { schedulerRoute } from '../../i18n/paths';

/**
 * Returns the path to the scheduler in the language that the URL's `lang` parameter asks for (project-marketing §4,
 * §7).
 * @param present the page's language
 * @returns null if the parameter is missing or names the page's own language
 */
export function addressInLanguage(
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  present: Language,
): string | null {
  const asked = new URLSearchParams(search).get('lang');
  const language = LANGUAGE_CODES.find((code) => code === asked);
  return language && language !== present ? `${schedulerRoute(language)}${search}${hash}` : null;
}
