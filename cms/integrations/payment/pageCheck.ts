/** How long an origin has to answer. */
const TIMEOUT_MS = 3_000;
/** How long a result is kept: for all payers, and the provider is asked once a minute at most. */
const CACHE_MS = 60_000;
/** Answers of gateways whose page is gone. Others, such as 404 or 405 to `HEAD /`, come from a server that runs. */
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
 * Checks whether the origin of a payment page answers, as a frame of the browser cannot tell. It asks for `HEAD /`, never for the payer's
 * address: a provider may accept that once.
 * @returns a function that takes the address of a payment page
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
