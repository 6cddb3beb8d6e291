import { israelInstant } from '@group/rules/time/israelTime';
import moment, { type Moment } from 'moment';

/** Date and times of an event, in Israel time. An event without a start time lasts the whole day. */
export interface EventNode {
  date?: string | null;
  /** `HH:mm` */
  startTime?: string | null;
  endTime?: string | null;
}

/** Returns the instant of a date and time in Israel. The default time is midnight. */
const inIsrael = (day: Moment, time?: string | null): Moment =>
  moment.utc(israelInstant(day.format('YYYY-MM-DD'), time || undefined));

/**
 * Returns start and end of an event. Without an end time, the end equals the start. Without a start time, the event
 * lasts from midnight to the next midnight.
 */
export function eventTimes({ date, startTime, endTime }: EventNode): { start: Moment; end: Moment } {
  const day = moment.utc(date);
  const nextDay = day.clone().add(1, 'day');
  const start = inIsrael(day, startTime);
  if (!startTime) return { start, end: inIsrael(nextDay) };
  const end = endTime ? inIsrael(day, endTime) : start;
  // An end time before the start time means the next day.
  return { start, end: end.isBefore(start) ? inIsrael(nextDay, endTime) : end };
}

/**
 * Formats the times of an event for the URL of an online calendar: `20261125T080000Z/20261125T090000Z`. A whole-day
 * event has dates only, and the end date is exclusive: `20261231/20270101`.
 */
export function calendarDates(event: EventNode): string {
  const format = event.startTime ? 'YYYYMMDD[T]HHmmss[Z]' : 'YYYYMMDD';
  const day = moment.utc(event.date);
  const { start, end } = event.startTime ? eventTimes(event) : { start: day, end: day.clone().add(1, 'day') };
  return `${start.format(format)}/${end.format(format)}`;
}
