import { isRecord } from '../Json';
import { SourceError } from '../SourceError';

/** Timeout and number of retries of each request. */
export interface RequestPolicy {
  timeout: number;
  retries: number;
  /** Waits before a retry. Tests replace it. */
  wait?: (milliseconds: number) => Promise<void>;
}

export interface JsonAnswer {
  body: unknown;
  /** Value of the response's `Date` header, which is the server's clock, or null if it is missing. */
  date: Date | null;
  /** Name that the server gives its database, or null if it sends none. */
  database: string | null;
}

/** Response header with the name of the server's database. */
export const DATABASE_HEADER = 'X-Database-Id';

const FIRST_PAUSE = 500;
const MAX_PAUSE = 8_000;
const PASSING_STATUS = new Set([408, 425, 429, 500, 502, 503, 504]);

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends a request and parses the JSON response. While the server is unreachable or unavailable, retries with increasing
 * pauses.
 * @param url absolute URL
 * @param init options of `fetch`
 * @param policy timeout and retries
 * @throws SourceError unreachable, refused, badStatus or notJson, with the URL in the message
 */
export async function requestJson(
  url: string,
  init: RequestInit,
  policy: RequestPolicy,
): Promise<JsonAnswer> {
  const wait = policy.wait ?? sleep;
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptOnce(url, init, policy.timeout);
    if (outcome instanceof Response) return readJson(url, outcome);
    if (attempt >= policy.retries || !outcome.passing) throw outcome.error;
    await wait(outcome.pause ?? Math.min(FIRST_PAUSE * 2 ** attempt, MAX_PAUSE));
  }
}

interface Failure {
  error: SourceError;
  passing: boolean;
  pause?: number;
}

async function attemptOnce(url: string, init: RequestInit, timeout: number): Promise<Response | Failure> {
  const method = init.method ?? 'GET';
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    return { error: new SourceError('unreachable', `${method} ${url}: ${reason(error)}`), passing: true };
  }
  if (response.ok) return response;
  const text = `${method} ${url} → ${response.status} ${response.statusText}`.trim();
  const detail = (await response.text().catch(() => '')).slice(0, 300);
  const kind = response.status === 401 || response.status === 403 ? 'refused' : 'badStatus';
  const failure: Failure = {
    error: new SourceError(kind, detail ? `${text}: ${detail}` : text),
    passing: PASSING_STATUS.has(response.status),
  };
  const pause = retryAfter(response.headers.get('retry-after'));
  return pause === undefined ? failure : { ...failure, pause };
}

async function readJson(url: string, response: Response): Promise<JsonAnswer> {
  const text = await response.text().catch((error: unknown) => {
    throw new SourceError('unreachable', `${url}: the answer broke off (${reason(error)})`);
  });
  const sent = response.headers.get('date');
  const date = sent && !Number.isNaN(Date.parse(sent)) ? new Date(sent) : null;
  try {
    return { body: JSON.parse(text) as unknown, date, database: response.headers.get(DATABASE_HEADER) };
  } catch {
    throw new SourceError('notJson', `${url} did not answer with JSON but with: ${text.slice(0, 120)}`);
  }
}

function retryAfter(header: string | null): number | undefined {
  const seconds = Number(header);
  return header === null || Number.isNaN(seconds) ? undefined : Math.min(seconds * 1000, MAX_PAUSE);
}

/**
 * Returns the reason of a failed request. The message of `fetch` itself is too general, so the message of its `cause`
 * is added.
 */
function reason(error: unknown): string {
  const message = messageOf(error) ?? String(error);
  const cause = isRecord(error) ? messageOf(error.cause) : undefined;
  return cause ? `${message} (${cause})` : message;
}

function messageOf(error: unknown): string | undefined {
  return isRecord(error) && typeof error.message === 'string' && error.message !== ''
    ? error.message
    : undefined;
}
