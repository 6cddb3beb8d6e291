/** Refresh interval while the exchange is open. */
export const ASK_MS = 60_000;
/** Maximum delay of browser timers; longer ones fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface Exchange {
  open: boolean;
  opensAt: string | null;
}

/**
 * Returns the delay until the next refresh: a minute while the exchange is open, otherwise until it opens.
 * @param answer the last one; without any, the state of the exchange is unknown
 * @param now time in ms
 * @returns ms; false when no new figures are expected
 */
export function msUntilNext(answer: Exchange | undefined, now: number): number | false {
  if (!answer || answer.open) return ASK_MS;
  if (answer.opensAt === null) return false;
  const wait = Math.max(ASK_MS, Date.parse(answer.opensAt) - now);
  return wait <= LONGEST_TIMER_MS ? wait : false;
}

/** Tells whether figures are due for a refresh when the page becomes visible. */
export const isDue = (answer: Exchange | undefined, now: number): boolean =>
  !answer || answer.open || (answer.opensAt !== null && Date.parse(answer.opensAt) <= now);
