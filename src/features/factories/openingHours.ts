import type { OpeningHours } from './Factory';

const ZONE = 'Asia/Jerusalem';
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const minutes = (time: string): number => {
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
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const day = DAYS.indexOf(part('weekday'));
  const time = Number(part('hour')) * 60 + Number(part('minute'));
  return hours.some((run) => within(day, run) && time >= minutes(run.opens) && time < minutes(run.closes));
}

/** Returns the name of a weekday, from 0 for Sunday. */
export const dayName = (day: number, language: string): string =>
  // 4 January 1970 was a Sunday.
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 4 + day)),
  );
