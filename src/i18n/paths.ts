import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from './languages';

/** Returns the language of a path such as `/en/about/`. */
export function languageOfPath(pathname: string): Language {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : DEFAULT_LANGUAGE;
}

/** Adds the language prefix to a fixed route such as `/career`. For content pages, use their field `path` instead. */
export function localizedRoute(route: string, language: Language): string {
  return `${LANGUAGES[language].prefix}${route}` || '/';
}

/** Checks whether a path is the home page of one of the languages. */
export function isHomePath(path: string): boolean {
  return LANGUAGE_CODES.some((language) => localizedRoute('/', language) === path);
}

/** Path of a page in one language. */
export interface Alternate {
  locale: string;
  path: string;
}

/**
 * Returns the path of the page in the given language. If that version does not exist, returns the home page of the
 * language.
 */
export function twinPath(alternates: readonly Alternate[], language: Language): string {
  return alternates.find((alternate) => alternate.locale === language)?.path ?? localizedRoute('/', language);
}

/**
 * Returns the page's versions in all languages. For languages without a version, uses the version of its parent page.
 */
export const nearestVersions = (
  own: readonly Alternate[],
  above: readonly Alternate[] | null | undefined,
): readonly Alternate[] => [
  ...own,
  ...(above ?? []).filter(({ locale }) => !own.some((version) => version.locale === locale)),
];

/** Returns the path of the meeting scheduler. */
export const schedulerRoute = (language: Language): string => localizedRoute('/schedule/', language);

/** Returns the path of the web manifest. */
export const manifestPath = (language: Language): string => localizedRoute('/manifest.webmanifest', language);

/**
 * Returns the path of the file with contact details. Scripts fetch it for parts of pages that the built HTML does not
 * contain.
 */
export const contactsPath = (language: Language): string => localizedRoute('/contacts.json', language);

/** Returns the path of the magazine's RSS feed. */
export const feedPath = (language: Language): string => localizedRoute('/magazine/rss.xml', language);

/** Returns the path of the RSS feed of immediate reports. */
export const reportsFeedPath = (language: Language): string =>
  localizedRoute('/investors-relations/rss.xml', language);

/** Returns the path of the investor calendar, to which calendar apps can subscribe. */
export const calendarFeedPath = (language: Language): string =>
  localizedRoute('/investors-relations/calendar.ics', language);

/** Returns the folder of the investor calendar's events, which contains one file per event. */
export const calendarEventsPath = (language: Language): string =>
  localizedRoute('/investors-relations/calendar/', language);

/** Returns the path of the file for one event of the investor calendar. */
export const calendarEventPath = (language: Language, id: string): string =>
  `${calendarEventsPath(language)}${id}.ics`;
