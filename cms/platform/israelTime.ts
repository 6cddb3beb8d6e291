import type { Locale } from './locales';

const MINUTE_MS = 60_000;

/** A moment as clocks in Israel show it. */
export interface IsraelClock {
  /** `YYYY-MM-DD` */
  date: string;
  /** Minutes since midnight, as the clock counts them. */
  minutes: number;
  /** How far the clock is ahead of UTC, in minutes: 120, in summer 180. */
  offset: number;
}

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jerusalem',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * @param at time in ms
 * @returns what clocks in Israel show then, summer time included
 */
export function israelClock(at: number): IsraelClock {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const date = `${parts.year}-${parts.month}-${parts.day}`;
  const minutes = Number(parts.hour) * 60 + Number(parts.minute);
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  return { date, minutes, offset: Math.round((shown - Math.floor(at / MINUTE_MS) * MINUTE_MS) / MINUTE_MS) };
}

/**
 * The moment at which clocks in Israel show a time. Of a night in which they change, the hour that is skipped
 * or repeated counts as before the change.
 * @param date `YYYY-MM-DD`
 * @param minutes since midnight
 * @returns time in ms
 */
export function israelInstant(date: string, minutes: number): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  const { offset } = israelClock(asUtc - 3 * 60 * MINUTE_MS);
  const at = asUtc - offset * MINUTE_MS;
  const { offset: then } = israelClock(at);
  return then === offset ? at : asUtc - then * MINUTE_MS;
}

/**
 * @param at time in ms
 * @returns ISO time to the second on the clock of Israel, such as `2026-11-23T10:15:00+02:00`
 */
export function israelIso(at: number): string {
  const { offset } = israelClock(at);
  const shown = new Date(at + offset * MINUTE_MS).toISOString().slice(0, 19);
  return `${shown}+${String(Math.floor(offset / 60)).padStart(2, '0')}:${String(offset % 60).padStart(2, '0')}`;
}

/** A moment in short words, on the clock of Israel: "26/11/2026, 10:15", or as it is written in Hebrew. */
export const shortIsraelMoment = (at: Date, language: Locale): string =>
  new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    timeZone: 'Asia/Jerusalem',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at);
