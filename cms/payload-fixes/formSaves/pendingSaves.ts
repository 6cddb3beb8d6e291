/**
 * Time between attempts, in ms. Attempts are needed because the browser reports only its own connection, not whether
 * the CMS is available.
 */
export const RETRY_MS = 5_000;

/** Status codes that a proxy sends while the CMS is down or overloaded. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);
/**
 * Number of consecutive failed attempts, about one minute, after which the response is returned to the caller. By then,
 * the save itself is probably the cause.
 */
const MAX_REFUSALS = 12;

type Send = () => Promise<Response>;

/**
 * Promise that resolves when the last requested save of a document has ended, by document. The next save waits for it,
 * because older data must not overwrite newer data.
 */
const ends = new Map<string, Promise<unknown>>();
const listeners = new Set<() => void>();
/** Documents that have a save which waits for the connection or the CMS. */
const waiting = new Set<string>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Returns whether a save is waiting for the connection or the CMS. @param document if given, checks only the saves of
 * this document
 */
export const isWaiting = (document?: string): boolean =>
  document === undefined ? waiting.size > 0 : waiting.has(document);

/**
 * Calls the listener whenever the result of `isWaiting` may have changed. @returns a function that removes the listener
 */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether `fetch` failed because there was no connection, and not because it was aborted. */
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
  /** Sends the save once. Returns null if it did not reach the CMS. */
  const attempt = async (): Promise<Response | null> => {
    try {
      const response = await send();
      if (!AWAY.has(response.status)) return response;
      refusals += 1;
      return refusals > MAX_REFUSALS ? response : null;
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

/** Records a save as the latest one of its document. */
function recordLatest(document: string, answer: Promise<Response>): Promise<Response> {
  const end = answer
    .catch(() => undefined)
    .finally(() => {
      if (ends.get(document) === end) ends.delete(document);
    });
  ends.set(document, end);
  return answer;
}

/**
 * Resolves when the earlier saves of a document have ended. @returns false as soon as one of them has to wait for the
 * connection or the CMS
 */
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
 * Sends a manual save once, after the earlier autosaves of its document have ended. Otherwise an autosave that is sent
 * later would overwrite newer data.
 * @param document the document to save
 * @param send sends the save once
 * @throws TypeError if an earlier save is waiting for the connection. `fetch` throws the same error without a
 *   connection.
 */
export function sendAfterPending(document: string, send: Send): Promise<Response> {
  const answer = earlierAreOver(document).then((over) => {
    if (!over) throw new TypeError('An earlier save waits for the connection');
    return send();
  });
  return recordLatest(document, answer);
}

/**
 * Sends a save repeatedly until the CMS responds: every few seconds, and as soon as the browser is online again. Saves
 * of one document are sent in the order in which they were requested.
 * @param document the document to save
 * @param send sends the save once
 * @returns the response, which may be an error response
 */
export function sendUntilAnswered(document: string, send: Send): Promise<Response> {
  const before = ends.get(document) ?? Promise.resolve();
  return recordLatest(
    document,
    before.then(() => keepTrying(document, send)),
  );
}
