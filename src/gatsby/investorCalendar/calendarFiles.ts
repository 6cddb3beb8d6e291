import { validXml } from '@group/rules/text/validXml';
import { ICalCalendar, ICalEventStatus, type ICalEventData } from 'ical-generator';
import moment from 'moment';
import { LANGUAGES, type Language } from '../../i18n/languages';
import { calendarEventPath, calendarFeedPath } from '../../i18n/paths';
import { eventTimes } from './eventTimes';
import { linkHref, type CalendarData, type CalendarEvent, type CalendarPage } from './calendarPages';

/** Interval in seconds at which calendar apps refresh the feed. */
const REFRESH_SECONDS = 6 * 60 * 60;

/** Start of the sequence numbers, which count the seconds since this date. */
const SEQUENCE_START = moment.utc('2026-01-01');

/**
 * Format of row ids that the CMS generates. API clients may write any text as an id. A path or a line break in it could
 * write another file or another line of the calendar.
 */
const ROW_ID = /^[\w-]+$/;

/**
 * Returns start and end of an event in UTC, so that calendar apps show the reader's local time. An event without a
 * start time lasts the whole day in every time zone.
 */
function timesOf(event: CalendarEvent): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (!event.startTime) return { start: moment.utc(event.date), allDay: true };
  const { start, end } = eventTimes(event);
  return { start, ...(end.isAfter(start) && { end }) };
}

function eventData(
  event: CalendarEvent & { id: string; date: string },
  page: CalendarPage,
  siteUrl: string,
): ICalEventData {
  const pageUrl = new URL(page.path, siteUrl).href;
  const link = linkHref(event.link, siteUrl);
  const changed = moment.utc(page.updatedAt);
  const description = [link && event.link?.name && `${event.link.name}: ${link}`, event.report?.url, pageUrl];
  return {
    // Stable id of the event: the same in every language, in every build and after every edit.
    id: `${event.id}@${new URL(siteUrl).hostname}`,
    // Times of the last edit, not of the build, so that files of unchanged events stay unchanged.
    stamp: changed,
    lastModified: changed,
    // Calendar apps accept a change only if its sequence number is higher.
    sequence: Math.max(0, changed.diff(SEQUENCE_START, 'seconds')),
    ...timesOf(event),
    summary: event.title ?? '',
    ...(event.place && { location: event.place }),
    description: description.filter(Boolean).join('\n'),
    url: link ?? pageUrl,
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

/** Returns the text of a calendar file. Adds the final line break, which the library omits. */
const textOf = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`;

/**
 * Builds the investor calendar files of a language (RFC 5545): a feed with all events, and one file per event.
 * @param data result of `calendarQuery`
 * @param siteUrl absolute URL of the site
 * @returns file contents by path. The feed is included even if it is empty, because calendar apps may be subscribed to
 *   it
 */
export function calendarFiles(data: CalendarData, language: Language, siteUrl: string): Map<string, string> {
  const { cmsSiteSettings, pages } = validXml(data);
  const name = [pages[0]?.title, cmsSiteSettings?.siteName].filter(Boolean).join(' · ').replace(/\s+/g, ' ');
  const calendar = (path: string): ICalCalendar =>
    new ICalCalendar({
      name,
      prodId: {
        company: new URL(siteUrl).hostname,
        product: 'Investor calendar',
        language: LANGUAGES[language].code.toUpperCase(),
      },
      url: new URL(path, siteUrl).href,
      ttl: REFRESH_SECONDS,
    });
  const feed = calendar(calendarFeedPath(language));
  const files = new Map<string, string>();
  for (const page of pages) {
    for (const event of (page.blocks ?? []).flatMap((block) => block?.events ?? [])) {
      if (!event?.id || !ROW_ID.test(event.id) || !event.date) continue;
      const written = eventData({ ...event, id: event.id, date: event.date }, page, siteUrl);
      const path = calendarEventPath(language, event.id);
      const alone = calendar(path);
      alone.createEvent(written);
      feed.createEvent(written);
      files.set(path, textOf(alone));
    }
  }
  return files.set(calendarFeedPath(language), textOf(feed));
}
