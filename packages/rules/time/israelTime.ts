const MINUTE_MS = 60_000;

/** Date and time of day in Israel's local time. */
export interface IsraelClock {
  /** `YYYY-MM-DD` */
  date: string;
  /** Minutes since midnight. */
  minutes: number;
  /** Minutes ahead of UTC: 120 in winter, 180 in summer. */
  offset: number;
}

let format: Intl.DateTimeFormat | undefined;

/** Returns the parts of a time (in ms) in Israel's local time. The year has four digits, all other parts have two. */
export function israelParts(at: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  // Create the formatter on first use. Creating it takes milliseconds, which pages that show no time should not spend.
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

/** Returns the date in Israel at a time (in ms), as `YYYY-MM-DD`. */
export function israelDay(at: number): string {
  const { year, month, day } = israelParts(at);
  return `${year}-${month}-${day}`;
}

/** Returns the UTC offset of Israel at a time, both in ms. */
function offsetAt(at: number): number {
  const { year, month, day, hour, minute } = israelParts(at);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

/** Converts a time (in ms) to Israel's local time, including daylight saving time. */
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
 * Converts Israel's local time to a time in ms. When clocks are set back, an hour occurs twice, and its first
 * occurrence is used. When they are set forward, an hour is skipped, and it is read with the offset from before the
 * change.
 * @param date `YYYY-MM-DD`
 * @param time minutes since midnight, or `HH:mm`
 * @returns time in ms; NaN for an invalid date or time
 */
export function israelInstant(date: string, time: number | string = '00:00'): number {
  const asUtc =
    typeof time === 'string'
      ? Date.parse(`${date}T${time}Z`)
      : Date.parse(`${date}T00:00Z`) + time * MINUTE_MS;
  // Use the offset of three hours earlier. At that instant, the clock has already changed if and only if the change
  // precedes the given time of day.
  return Number.isNaN(asUtc) ? NaN : asUtc - offsetAt(asUtc - 180 * MINUTE_MS);
}

/** Formats a time (in ms) as ISO 8601 in seconds, with Israel's UTC offset, such as `2026-11-23T10:15:00+02:00`. */
export function israelIso(at: number): string {
  const offset = offsetAt(at) / MINUTE_MS;
  const shown = new Date(at + offset * MINUTE_MS).toISOString().slice(0, 19);
  return `${shown}+${String(Math.floor(offset / 60)).padStart(2, '0')}:${String(offset % 60).padStart(2, '0')}`;
}

/** Formats a time in Israel's local time, in the short format of a language, such as `26/11/2026, 10:15`. */
export const shortIsraelMoment = (at: Date, language: 'he' | 'en'): string =>
  new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    timeZone: 'Asia/Jerusalem',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at);
