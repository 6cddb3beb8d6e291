import { eventEnd, eventStart, nextDay } from '../../lib/eventTimes';
import { timesOf, type ShownEvent } from './shownEvent';

const MARKS = /[-:]|\.\d{3}/g;

/** Formats a time for calendars: `20261125T080000Z`. */
const moment = (at: number): string => new Date(at).toISOString().replace(MARKS, '');

/** Returns start and end, as days for an all-day event. The end is exclusive. */
function datesOf(event: ShownEvent): string {
  const times = timesOf(event);
  if (times.startTime) return `${moment(eventStart(times))}/${moment(eventEnd(times))}`;
  return `${times.date}/${nextDay(times.date)}`.replace(MARKS, '');
}

/** Returns the Google Calendar address that adds an event. */
export function googleCalendarHref(event: ShownEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title ?? '',
    dates: datesOf(event),
    ...(event.place && { location: event.place }),
    ...(event.link?.url && { details: event.link.url }),
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
