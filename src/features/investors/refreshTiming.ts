/** Time between two refreshes while the stock exchange is open. */
export const ASK_MS = 60_000;
/** Maximum delay of a browser timer, in milliseconds. A longer one would overflow and fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface Exchange {
  open: boolean;
  opensAt: string | null;
}

/**
 * Returns the delay until the next refresh. It is one minute while the exchange is open, otherwise the time until it
 * opens.
 * @param answer the last response; if there is none, the exchange is treated as open
 * @param now current time in milliseconds
 * @returns milliseconds, or false if no new figures are expected
 */
export function msUntilNext(answer: Exchange | undefined, now: number): number | false {
  if (!answer || answer.open) return ASK_MS;
  if (answer.opensAt === null) return false;
  const wait = Math.max(ASK_MS, Date.parse(answer.opensAt) - now);
  return wait <= MAX_TIMER_MS ? wait : false;
}

/**
 * Checks whether the figures should be refreshed when the page becomes visible or is online again. They should unless
 * the exchange is still closed.
 */
export const isDue = (answer: Exchange | undefined, now: number): boolean =>
  !answer || answer.open || (answer.opensAt !== null && Date.parse(answer.opensAt) <= now);
