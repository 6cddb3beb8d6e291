import { israelInstant } from '@group/rules/time/israelTime';

/** Date and times of an event in Israel. Without a start, the event lasts all day. */
export interface EventTimes {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm` */
  startTime: string | null;
  endTime: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the start of an event in ms. */
export const eventStart = ({ date, startTime }: EventTimes): number =>
  israelInstant(date, startTime ?? undefined);

/** Returns the end of an event in ms: its start when no end is given, midnight for a whole day. */
export function eventEnd(times: EventTimes): number {
  const { date, startTime, endTime } = times;
  if (!startTime) return israelInstant(nextDay(date));
  const start = eventStart(times);
  const end = endTime ? israelInstant(date, endTime) : start;
  // An end before the start belongs to the next day.
  return end < start ? israelInstant(nextDay(date), endTime ?? undefined) : end;
}

/** Returns the day after an ISO day. */
export function nextDay(date: string): string {
  const next = Date.parse(`${date}T00:00:00Z`) + DAY_MS;
  return Number.isNaN(next) ? '' : new Date(next).toISOString().slice(0, 10);
}
