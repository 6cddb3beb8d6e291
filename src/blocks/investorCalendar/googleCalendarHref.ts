import { eventEnd, eventStart, nextDay } from '../../lib/eventTimes';
import { timesOf, type ShownEvent } from './shownEvent';

const MARKS = /[-:]|\.\d{3}/g;

/** A moment as calendars write it: `20261125T080000Z`. */
const moment = (at: number): string => new Date(at).toISOString().replace(MARKS, '');

/** From and until, of a whole day the days themselves; the end is outside. */
function datesOf(event: ShownEvent): string {
  const times = timesOf(event);
  if (times.startTime) return `${moment(eventStart(times))}/${moment(eventEnd(times))}`;
  return `${times.date}/${nextDay(times.date)}`.replace(MARKS, '');
}

/**
 * The address at which Google's calendar offers to add an event.
 * @param event as the page shows it
 */
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
