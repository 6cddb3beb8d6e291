import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES, type Language } from './languages';

/** Returns the language of a path such as `/en/about/`. */
export function languageOfPath(pathname: string): Language {
  return /^\/en(\/|$)/.test(pathname) ? 'en' : DEFAULT_LANGUAGE;
}

/** Adds the language prefix to a fixed route such as `/career`. Content pages have a `path` field instead. */
export function localizedRoute(route: string, language: Language): string {
  return `${LANGUAGES[language].prefix}${route}` || '/';
}

/** Tells whether a path is the home page of a language. */
export function isHomePath(path: string): boolean {
  return LANGUAGE_CODES.some((language) => localizedRoute('/', language) === path);
}

/** A version of a page in one language. */
export interface Alternate {
  locale: string;
  path: string;
}

/** Returns the path of the page in another language, or that language's home page. */
export function twinPath(alternates: readonly Alternate[], language: Language): string {
  return alternates.find((alternate) => alternate.locale === language)?.path ?? localizedRoute('/', language);
}

/** Returns the page's versions and, for languages without one, those of its parent page. */
export const nearestVersions = (
  own: readonly Alternate[],
  above: readonly Alternate[] | null | undefined,
): readonly Alternate[] => [
  ...own,
  ...(above ?? []).filter(({ locale }) => !own.some((version) => version.locale === locale)),
];

/** Path of the meeting scheduler. */
export const schedulerRoute = (language: Language): string => localizedRoute('/schedule/', language);

/** Path of the web manifest. */
export const manifestPath = (language: Language): string => localizedRoute('/manifest.webmanifest', language);

/** Path of the contact details that no HTML shows. */
export const contactsPath = (language: Language): string => localizedRoute('/contacts.json', language);

/** Path of the magazine's RSS feed. */
export const feedPath = (language: Language): string => localizedRoute('/magazine/rss.xml', language);

/** Path of the RSS feed of immediate reports. */
export const reportsFeedPath = (language: Language): string =>
  localizedRoute('/investors-relations/rss.xml', language);

/** Path of the investor calendar for calendar programs. */
export const calendarFeedPath = (language: Language): string =>
  localizedRoute('/investors-relations/calendar.ics', language);

/** Folder of the calendar's events, with one file per event. */
export const calendarEventsPath = (language: Language): string =>
  localizedRoute('/investors-relations/calendar/', language);

/** Path of one event of the investor calendar. */
export const calendarEventPath = (language: Language, id: string): string =>
  `${calendarEventsPath(language)}${id}.ics`;
