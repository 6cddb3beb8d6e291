import { israelInstant } from '@group/rules/time/israelTime';
import moment, { type Moment } from 'moment';

/** An event in its node, in local time of Israel. Without a start, it lasts all day. */
export interface EventNode {
  date?: string | null;
  /** `HH:mm` */
  startTime?: string | null;
  endTime?: string | null;
}

/** Returns the time of a day in Israel: midnight by default. */
const inIsrael = (day: Moment, time?: string | null): Moment =>
  moment.utc(israelInstant(day.format('YYYY-MM-DD'), time || undefined));

/** Returns start and end of an event: its start when no end is given, midnight for a whole day. */
export function eventTimes({ date, startTime, endTime }: EventNode): { start: Moment; end: Moment } {
  const day = moment.utc(date);
  const nextDay = day.clone().add(1, 'day');
  const start = inIsrael(day, startTime);
  if (!startTime) return { start, end: inIsrael(nextDay) };
  const end = endTime ? inIsrael(day, endTime) : start;
  // An end before the start belongs to the next day.
  return { start, end: end.isBefore(start) ? inIsrael(nextDay, endTime) : end };
}

/**
 * Formats start and end for a calendar's address: `20261125T080000Z/20261125T090000Z`. A whole day is written
 * as days, the last exclusive: `20261231/20270101`.
 */
export function calendarDates(event: EventNode): string {
  const format = event.startTime ? 'YYYYMMDD[T]HHmmss[Z]' : 'YYYYMMDD';
  const day = moment.utc(event.date);
  const { start, end } = event.startTime ? eventTimes(event) : { start: day, end: day.clone().add(1, 'day') };
  return `${start.format(format)}/${end.format(format)}`;
}
