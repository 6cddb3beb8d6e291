/** How often figures are asked for while they change. */
export const ASK_MS = 60_000;
/** Longer timers end at once in browsers. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface Exchange {
  open: boolean;
  opensAt: string | null;
}

/**
 * When figures are asked for again: every minute while the exchange is open, else once it opens.
 * @param answer the last one; without any it is not known how the exchange stands
 * @param now time in ms
 * @returns ms until then; false when nothing new is to come
 */
export function msUntilNext(answer: Exchange | undefined, now: number): number | false {
  if (!answer || answer.open) return ASK_MS;
  if (answer.opensAt === null) return false;
  const wait = Math.max(ASK_MS, Date.parse(answer.opensAt) - now);
  return wait <= LONGEST_TIMER_MS ? wait : false;
}

/** Whether a page that is seen again has something to ask for. */
export const isDue = (answer: Exchange | undefined, now: number): boolean =>
  !answer || answer.open || (answer.opensAt !== null && Date.parse(answer.opensAt) <= now);
