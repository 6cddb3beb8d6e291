/** Timeout in ms of a check. */
const TIMEOUT_MS = 3_000;
/**
 * Time in ms for which a result is cached. All payers share it, so that an origin is checked at most once per minute.
 */
const CACHE_MS = 60_000;
/**
 * Status codes of a gateway whose server is down. Any other status, such as 404 or 405 for `HEAD /`, comes from a
 * server that is running.
 */
const FAILURE_STATUS: readonly number[] = [500, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 530];

interface Kept {
  answer: Promise<boolean>;
  until: number;
}

async function ask(origin: string, timeoutMs: number): Promise<boolean> {
  try {
    const { status } = await fetch(`${origin}/`, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return !FAILURE_STATUS.includes(status);
  } catch {
    return false;
  }
}

/**
 * Creates a function that checks whether the server of a payment page is running. The CMS checks it, because a browser
 * cannot tell whether a page in a frame has loaded. Requests `HEAD /`, never the URL of the payment page: a provider
 * may accept that URL only once.
 * @returns a function that takes the URL of a payment page
 */
export function pageCheck(timeoutMs = TIMEOUT_MS): (url: string) => Promise<boolean> {
  const kept = new Map<string, Kept>();
  return (url) => {
    const { origin } = new URL(url);
    const now = Date.now();
    const known = kept.get(origin);
    if (known && known.until > now) return known.answer;
    const answer = ask(origin, timeoutMs);
    kept.set(origin, { answer, until: now + CACHE_MS });
    return answer;
  };
}
