const MINUTE_MS = 60_000;

/** A moment in local time of Israel. */
export interface IsraelClock {
  /** `YYYY-MM-DD` */
  date: string;
  /** Minutes since midnight in local time. */
  minutes: number;
  /** Minutes ahead of UTC: 120, in summer 180. */
  offset: number;
}

let format: Intl.DateTimeFormat | undefined;

/**
 * Formats the parts of a moment (in ms) in local time of Israel: four digits for the year, two for each other
 * part.
 */
export function israelParts(at: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  // Created on first use: it takes milliseconds, which pages without a time should not spend.
  format ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Jerusalem',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
}

/** Returns the day in Israel at a moment (in ms), as `YYYY-MM-DD`. */
export function israelDay(at: number): string {
  const { year, month, day } = israelParts(at);
  return `${year}-${month}-${day}`;
}

/** Returns the UTC offset of Israel at a moment, in ms. */
function offsetAt(at: number): number {
  const { year, month, day, hour, minute } = israelParts(at);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/** Converts a moment (in ms) to local time of Israel, with daylight saving time. */
export function israelClock(at: number): IsraelClock {
  const offset = offsetAt(at);
  const shown = new Date(at + offset);
  return {
    date: shown.toISOString().slice(0, 10),
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
    offset: offset / MINUTE_MS,
  };
}

/**
 * Converts local time of Israel to a moment. A repeated hour means its first occurrence. A skipped hour uses
 * the offset before the change.
 * @param date `YYYY-MM-DD`
 * @param time minutes since midnight, or `HH:mm`
 * @returns time in ms; NaN for an invalid date or time
 */
export function israelInstant(date: string, time: number | string = '00:00'): number {
  const asUtc =
    typeof time === 'string'
      ? Date.parse(`${date}T${time}Z`)
      : Date.parse(`${date}T00:00Z`) + time * MINUTE_MS;
  // Three hours earlier, the clock has changed if and only if it changed before this time of the day.
  return Number.isNaN(asUtc) ? NaN : asUtc - offsetAt(asUtc - 180 * MINUTE_MS);
}

/**
 * Formats a moment (in ms) as ISO 8601 to the second, with the offset of Israel: `2026-11-23T10:15:00+02:00`.
 */
export function israelIso(at: number): string {
  const offset = offsetAt(at) / MINUTE_MS;
  const shown = new Date(at + offset * MINUTE_MS).toISOString().slice(0, 19);
  return `${shown}+${String(Math.floor(offset / 60)).padStart(2, '0')}:${String(offset % 60).padStart(2, '0')}`;
}

/** Formats a moment in the short format of a language, in local time of Israel: `26/11/2026, 10:15`. */
export const shortIsraelMoment = (at: Date, language: 'he' | 'en'): string =>
  new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    timeZone: 'Asia/Jerusalem',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at);
