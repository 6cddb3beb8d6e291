import { LANGUAGE_CODES, type Language } from '../../i18n/languages';
import { schedulerRoute } from '../../i18n/paths';

/**
 * Returns the scheduler's address in the language of its `lang` parameter (project-marketing §4, §7).
 * @param present the page's language
 * @returns null if the language is the page's own or missing
 */
export function addressInLanguage(
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  present: Language,
): string | null {
  const asked = new URLSearchParams(search).get('lang');
  const language = LANGUAGE_CODES.find((code) => code === asked);
  return language && language !== present ? `${schedulerRoute(language)}${search}${hash}` : null;
}
