import { weekdayOf } from '@group/rules/time/days';
import { israelClock } from '@group/rules/time/israelTime';
import type { OpeningHours } from './Factory';

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Checks whether a weekday is within a range. A range such as Friday to Monday continues past the end of the week. */
const within = (day: number, { from, to }: OpeningHours): boolean =>
  from <= to ? day >= from && day <= to : day >= from || day <= to;

/**
 * Checks whether a factory is open at a given time, evaluated in the time zone of Israel.
 * @param hours opening hours, none of which continue past midnight
 */
export function isOpenAt(hours: readonly OpeningHours[], now: Date): boolean {
  const { date, minutes } = israelClock(now.getTime());
  const isOpen = (run: OpeningHours) => minutes >= minutesOf(run.opens) && minutes < minutesOf(run.closes);
  return hours.some((run) => within(weekdayOf(date), run) && isOpen(run));
}

/** Returns the name of a weekday in a language. Weekdays are numbered from 0 for Sunday. */
export const dayName = (day: number, language: string): string =>
  // 4 January 1970 was a Sunday. Adding the weekday's number to it gives a date on that weekday.
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 4 + day)),
  );
