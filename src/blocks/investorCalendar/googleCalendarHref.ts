import type { ShownEvent } from './ShownEvent';

/** Returns the Google Calendar URL that adds the event. */
export function googleCalendarHref({ title, calendarDates, place, link }: ShownEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title ?? '',
    dates: calendarDates,
    ...(place && { location: place }),
    ...(link?.url && { details: link.url }),
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
