import { weekdayOf } from '@group/rules/time/days';
import { israelClock } from '@group/rules/time/israelTime';
import type { OpeningHours } from './Factory';

const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Tells whether a day is within a range, which may span the end of the week. */
const within = (day: number, { from, to }: OpeningHours): boolean =>
  from <= to ? day >= from && day <= to : day >= from || day <= to;

/**
 * Tells whether a factory is open at a time, in the time zone of Israel.
 * @param hours within one day each
 */
export function isOpenAt(hours: readonly OpeningHours[], now: Date): boolean {
  const { date, minutes } = israelClock(now.getTime());
  const isOpen = (run: OpeningHours) => minutes >= minutesOf(run.opens) && minutes < minutesOf(run.closes);
  return hours.some((run) => within(weekdayOf(date), run) && isOpen(run));
}

/** Returns the name of a weekday, from 0 for Sunday. */
export const dayName = (day: number, language: string): string =>
  // 4 January 1970 was a Sunday.
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 4 + day)),
  );
