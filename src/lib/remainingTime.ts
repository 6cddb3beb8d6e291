export interface RemainingTime {
  years: number;
  months: number;
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Adds months. Falls back to the last day of a shorter month. */
function addMonths(from: Date, months: number): Date {
  const date = new Date(from);
  date.setDate(1);
  date.setMonth(date.getMonth() + months);
  const last = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  date.setDate(Math.min(from.getDate(), last));
  return date;
}

function addDays(from: Date, days: number): Date {
  const date = new Date(from);
  date.setDate(date.getDate() + days);
  return date;
}

/** Counts the steps that fit before an end, at most `guess`. */
function stepsUntil(end: Date, guess: number, step: (count: number) => Date): number {
  let count = Math.max(0, guess);
  while (count > 0 && step(count) > end) count -= 1;
  return count;
}

/**
 * Returns the time until an end in calendar units, zeros after it (project-marketing §2.9). Moment would be
 * larger than the rest of a project page; a test compares the results.
 * @param end ISO time; a missing or invalid one counts as now
 * @param now time in milliseconds
 */
export function remainingTime(end: string | null | undefined, now: number): RemainingTime {
  const time = Date.parse(end ?? '');
  const until = new Date(Number.isNaN(time) ? now : Math.max(time, now));
  const from = new Date(now);
  const years = stepsUntil(until, until.getFullYear() - from.getFullYear(), (count) =>
    addMonths(from, 12 * count),
  );
  const afterYears = addMonths(from, 12 * years);
  const months = stepsUntil(until, 12, (count) => addMonths(afterYears, count));
  const afterMonths = addMonths(afterYears, months);
  const apart = Math.ceil((until.getTime() - afterMonths.getTime()) / DAY_MS) + 1;
  const days = stepsUntil(until, apart, (count) => addDays(afterMonths, count));
  const rest = until.getTime() - addDays(afterMonths, days).getTime();
  return {
    years,
    months,
    days,
    hours: Math.floor(rest / HOUR_MS),
    minutes: Math.floor((rest % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((rest % MINUTE_MS) / SECOND_MS),
  };
}
