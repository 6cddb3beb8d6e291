/** Functions for days without a time of day, written as `YYYY-MM-DD`. */
const DAY_MS = 86_400_000;

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Adds a number of days to a day. For example, `2026-12-31` and 1 give `2027-01-01`. */
export const addDays = (day: string, count: number): string =>
  new Date(startOf(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Returns the weekday of a day, starting from 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(startOf(day)).getUTCDay();

/** Checks whether a text is an existing day in the form `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOf(text)) && addDays(text, 0) === text;
