import { LANGUAGE_CODES, type Language } from '../../i18n/languages';
import { schedulerRoute } from '../../i18n/paths';

/**
 * Where the scheduler speaks the language that its address asks for by `lang` (project-marketing §4, §7).
 * @param address of the page, its query with everything else that is asked for
 * @param present the page's language
 * @returns null where it is the page's own, or none
 */
export function addressInLanguage(
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  present: Language,
): string | null {
  const asked = new URLSearchParams(search).get('lang');
  const language = LANGUAGE_CODES.find((code) => code === asked);
  return language && language !== present ? `${schedulerRoute(language)}${search}${hash}` : null;
}
