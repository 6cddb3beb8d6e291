/** How soon a save is tried again where the browser does not say that the connection is back: it may be the CMS that was away. */
export const RETRY_MS = 5_000;

/** What stands before the CMS says so while the CMS is away or has too much to do. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);
/** After so many of these in a row, of a minute, it is the save itself that cannot pass: whoever sent it gets the answer. */
const MOST_REFUSALS = 12;

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
  let refusals = 0;
  /** Answers nothing where the CMS was not reached. */
  const attempt = async (): Promise<Response | null> => {
    try {
      const response = await send();
      if (!AWAY.has(response.status)) return response;
      refusals += 1;
      return refusals > MOST_REFUSALS ? response : null;
    } catch (error) {
      if (isNoConnection(error)) return null;
      throw error;
    }
  };
  const first = await attempt();
  if (first) return first;
  waiting.add(document);
  tell();
  try {
    for (;;) {
      await connectionOrTime();
      const answer = await attempt();
      if (answer) return answer;
    }
  } finally {
    waiting.delete(document);
    tell();
  }
}

/** Notes a save as the last one of its document. */
function noteEnd(document: string, answer: Promise<Response>): Promise<Response> {
  const end = answer
    .catch(() => undefined)
    .finally(() => {
      if (ends.get(document) === end) ends.delete(document);
    });
  ends.set(document, end);
  return answer;
}

/** Until the saves of a document that were asked for before are over. @returns false as soon as one of them waits */
function earlierAreOver(document: string): Promise<boolean> {
  const before = ends.get(document);
  if (!before) return Promise.resolve(true);
  return new Promise((resolve) => {
    const look = () => {
      if (isWaiting(document)) end(false);
    };
    const stop = onWaiting(look);
    const end = (over: boolean) => {
      stop();
      resolve(over);
    };
    look();
    void before.then(() => end(true));
  });
}

/**
 * Sends what a person saves once, after what their form saved by itself: sent later, that would take the place of what is newer.
 * @param document what is saved
 * @param send sends it
 * @throws TypeError, as `fetch` does without a connection, where an earlier save waits for one
 */
export function afterEarlier(document: string, send: Send): Promise<Response> {
  const answer = earlierAreOver(document).then((over) => {
    if (!over) throw new TypeError('An earlier save waits for the connection');
    return send();
  });
  return noteEnd(document, answer);
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
  return noteEnd(
    document,
    before.then(() => keepTrying(document, send)),
  );
}
