/** Retry interval in ms, used because the browser only reports its own connection, not the availability of the CMS. */
export const RETRY_MS = 5_000;

/** Status codes of a proxy while the CMS is down or overloaded. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);
/** After this many consecutive failures (one minute) the save itself is the problem, and the caller gets the response. */
const MOST_REFUSALS = 12;

type Send = () => Promise<Response>;

/** End of the last requested save by document. An older state must not be sent after a newer one. */
const ends = new Map<string, Promise<unknown>>();
const listeners = new Set<() => void>();
/** Documents with a waiting save. */
const waiting = new Set<string>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Whether a save waits for the connection or the CMS. @param document checks only this document */
export const isWaiting = (document?: string): boolean =>
  document === undefined ? waiting.size > 0 : waiting.has(document);

/** Calls the listener each time `isWaiting` may have changed. @returns a function that removes the listener */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether `fetch` failed because there was no connection, not because it was aborted. */
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
  /** Returns null if the CMS was not reached. */
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

/** Records the latest save of a document. */
function noteEnd(document: string, answer: Promise<Response>): Promise<Response> {
  const end = answer
    .catch(() => undefined)
    .finally(() => {
      if (ends.get(document) === end) ends.delete(document);
    });
  ends.set(document, end);
  return answer;
}

/** Resolves when the earlier saves of a document are done. @returns false as soon as one of them waits */
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
 * Sends a manual save once, after the earlier autosaves of its document. An autosave that is sent later would overwrite newer data.
 * @param document the document to save
 * @param send sends the save once
 * @throws TypeError, like `fetch` without a connection, if an earlier save waits for one
 */
export function afterEarlier(document: string, send: Send): Promise<Response> {
  const answer = earlierAreOver(document).then((over) => {
    if (!over) throw new TypeError('An earlier save waits for the connection');
    return send();
  });
  return noteEnd(document, answer);
}

/**
 * Retries a save until the CMS answers: as soon as the browser is online, and every few seconds. Saves of one document are sent in the
 * order of their requests.
 * @param document the document to save
 * @param send sends the save once
 * @returns the response, also an error response
 */
export function untilAnswered(document: string, send: Send): Promise<Response> {
  const before = ends.get(document) ?? Promise.resolve();
  return noteEnd(
    document,
    before.then(() => keepTrying(document, send)),
  );
}
