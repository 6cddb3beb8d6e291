import type { OpeningHours } from './Factory';

const ZONE = 'Asia/Jerusalem';
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const minutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Whether a day lies in a run of days, which may go over the end of the week. */
const within = (day: number, { from, to }: OpeningHours): boolean =>
  from <= to ? day >= from && day <= to : day >= from || day <= to;

/**
 * Whether a place is open at a time, on the clock of Israel.
 * @param hours none of which goes over midnight
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

/** The name of a day, from 0 for Sunday. */
export const dayName = (day: number, language: string): string =>
  // The fourth of January 1970 was a Sunday.
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 4 + day)),
  );
