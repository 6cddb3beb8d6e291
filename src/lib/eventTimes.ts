import { israelInstant } from './israelTime';

/** When an event is: a day, and times on the clock of Israel where it does not take the whole day. */
export interface EventTimes {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm` */
  startTime: string | null;
  endTime: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** When it begins, in ms. */
export const eventStart = ({ date, startTime }: EventTimes): number =>
  israelInstant(date, startTime ?? undefined);

/** When it ends, in ms: of one without an end, when it begins; of a whole day, at its midnight. */
export function eventEnd(times: EventTimes): number {
  const { date, startTime, endTime } = times;
  if (!startTime) return israelInstant(nextDay(date));
  const start = eventStart(times);
  const end = endTime ? israelInstant(date, endTime) : start;
  // An end before the beginning is one after midnight.
  return end < start ? israelInstant(nextDay(date), endTime ?? undefined) : end;
}

/** The day after a day. */
export function nextDay(date: string): string {
  const next = Date.parse(`${date}T00:00:00Z`) + DAY_MS;
  return Number.isNaN(next) ? '' : new Date(next).toISOString().slice(0, 10);
}
