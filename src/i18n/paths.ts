import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from './languages';

/**
 * The language of an address, from its prefix.
 * @param pathname path of an address, such as `/en/about/`
 */
export function languageOfPath(pathname: string): Language {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : DEFAULT_LANGUAGE;
}

/**
 * Puts a fixed route of the site into a language. Content pages have a `path` of their own: never build theirs with this.
 * @param route path without language prefix, such as `/career`
 */
export function localizedRoute(route: string, language: Language): string {
  return `${LANGUAGES[language].prefix}${route}` || '/';
}

/** True for the home page of any language. */
export function isHomePath(path: string): boolean {
  return LANGUAGE_CODES.some((language) => localizedRoute('/', language) === path);
}

/** A version of a page in one language, as the CMS knows it. */
export interface Alternate {
  locale: string;
  path: string;
}

/**
 * Where the language switch leads: the same page in the other language, or that language's home page if there is none.
 * @param alternates the page's versions by language
 * @param language the language to switch to
 */
export function twinPath(alternates: readonly Alternate[], language: Language): string {
  return alternates.find((alternate) => alternate.locale === language)?.path ?? localizedRoute('/', language);
}

/**
 * The versions of a page, and in languages in which it does not exist those of the page above it: where the language switch leads.
 * @param own the page's versions
 * @param above those of the page above it
 */
export const nearestVersions = (
  own: readonly Alternate[],
  above: readonly Alternate[] | null | undefined,
): readonly Alternate[] => [
  ...own,
  ...(above ?? []).filter(({ locale }) => !own.some((version) => version.locale === locale)),
];

/** Where the meeting scheduler of a language is. */
export const schedulerRoute = (language: Language): string => localizedRoute('/schedule/', language);

/** Where the magazine's RSS feed of a language is. */
export const feedPath = (language: Language): string => localizedRoute('/magazine/rss.xml', language);

/** Where the RSS feed of immediate reports of a language is. */
export const reportsFeedPath = (language: Language): string =>
  localizedRoute('/investors-relations/rss.xml', language);

/** Where the calendar for investors of a language is, for calendar programs. */
export const calendarFeedPath = (language: Language): string =>
  localizedRoute('/investors-relations/calendar.ics', language);

/** The folder of its events, each a file named after the event. */
export const calendarEventsPath = (language: Language): string =>
  localizedRoute('/investors-relations/calendar/', language);

/** Where one event of it is. */
export const calendarEventPath = (language: Language, id: string): string =>
  `${calendarEventsPath(language)}${id}.ics`;
