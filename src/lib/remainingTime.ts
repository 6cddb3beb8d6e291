export interface RemainingTime {
  years: number;
  months: number;
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Adds months to a time. If the resulting month is too short, uses its last day. */
function addMonths(from: number, months: number): number {
  const date = new Date(from);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

/**
 * Returns the time until an end, in calendar units of UTC. All units are zero after the end (project-marketing §2.9).
 * It is implemented without Moment, which would be larger than the rest of a project page; a test checks that both give
 * the same results.
 * @param end ISO time. A missing or invalid time counts as now
 * @param now time in milliseconds
 */
export function remainingTime(end: string | null | undefined, now: number): RemainingTime {
  const time = Date.parse(end ?? '');
  const until = Number.isNaN(time) ? now : Math.max(time, now);
  const [from, to] = [new Date(now), new Date(until)];
  let months = 12 * (to.getUTCFullYear() - from.getUTCFullYear()) + to.getUTCMonth() - from.getUTCMonth();
  if (addMonths(now, months) > until) months -= 1;
  const seconds = Math.floor((until - addMonths(now, months)) / 1000);
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
