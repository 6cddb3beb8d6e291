/** How soon a save is tried again where the browser does not say that the connection is back: it may be the CMS that was away. */
export const RETRY_MS = 5_000;

/** What stands before the CMS says so while the CMS is away or has too much to do. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

type Send = () => Promise<Response>;

/** Of each document: the end of the saves that were asked for so far. An older state must not come after a newer one. */
const ends = new Map<string, Promise<unknown>>();
const listeners = new Set<() => void>();
/** The documents of which a save waits. */
const waiting = new Set<string>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Whether a save waits for the connection, or for the CMS. @param document of this document; without it, of any */
export const isWaiting = (document?: string): boolean =>
  document === undefined ? waiting.size > 0 : waiting.has(document);

/** Tells each time that `isWaiting` may have changed. @returns ends it */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True for what `fetch` fails with where nothing answered; not for what was given up. */
export const isNoConnection = (error: unknown): boolean => error instanceof TypeError;

/** @returns null where the CMS was not reached */
async function attempt(send: Send): Promise<Response | null> {
  try {
    const response = await send();
    return AWAY.has(response.status) ? null : response;
  } catch (error) {
    if (isNoConnection(error)) return null;
    throw error;
  }
}

function connectionOrTime(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, RETRY_MS);
    window.addEventListener('online', go);
  });
}

async function keepTrying(document: string, send: Send): Promise<Response> {
  const first = await attempt(send);
  if (first) return first;
  waiting.add(document);
  tell();
  try {
    for (;;) {
      await connectionOrTime();
      const answer = await attempt(send);
      if (answer) return answer;
    }
  } finally {
    waiting.delete(document);
    tell();
  }
}

/**
 * Sends a save again and again until the CMS has answered it: at once when the browser is connected again, and every few seconds. The
 * saves of one document are sent one after another, in the order in which they were asked for.
 * @param document what is saved
 * @param send sends it once
 * @returns the answer, also where it is a refusal
 */
export function untilAnswered(document: string, send: Send): Promise<Response> {
  const before = ends.get(document) ?? Promise.resolve();
  const answer = before.then(() => keepTrying(document, send));
  const end = answer
    .catch(() => undefined)
    .finally(() => {
      if (ends.get(document) === end) ends.delete(document);
    });
  ends.set(document, end);
  return answer;
}
