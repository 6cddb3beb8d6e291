import { requireEnv } from '../requireEnv';
import { visitSource } from '../visitSource';
import { ApiError } from './ApiError';
import { liveServices } from './liveServices';

const TIMEOUT_MS = 20_000;

export interface ApiRequest {
  /** Culture of the content service: `he-il` or `en-us`. */
  culture: string;
  /** The same key gives the same answer and one record, however often it is sent. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** Address of an outside service, which gets nothing but the body: it knows no headers of ours. */
  foreignBase?: string | undefined;
  /** How long to wait for the answer; 20 seconds unless much is sent. */
  timeoutMs?: number;
}

/** What a call passes on to the client, beside its parameters and body. */
export type CallOptions = Readonly<{
  baseUrl: string;
  headers: Record<string, string>;
  signal: AbortSignal | null;
  fetch: (request: Request) => Promise<Response>;
}>;

export interface ApiAnswer<Data> {
  data: Data;
  headers: Headers;
}

/**
 * Calls a live service of the CMS.
 * @param request in which language, with which key, how long
 * @param call the call itself, such as `(live, options) => live.GET('/web/apartments/state', { ...options, params })`
 * @returns the answer, as the contract has it, and its headers
 * @throws ApiError when the service refuses, fails, answers what the contract does not say, or cannot be reached in time;
 *   the caller's own abort as it is
 */
export async function callApi<Data>(
  request: ApiRequest,
  call: (live: typeof liveServices, options: CallOptions) => Promise<{ data?: Data; response: Response }>,
): Promise<ApiAnswer<NonNullable<Data>>> {
  const { data, response } = await call(liveServices, optionsOf(request));
  if (data === undefined || data === null)
    throw new ApiError(`The service answered ${response.status}`, { status: 502 });
  return { data, headers: response.headers };
}

function optionsOf({ culture, idempotencyKey, signal, foreignBase, timeoutMs }: ApiRequest): CallOptions {
  const own = foreignBase === undefined;
  return {
    baseUrl: foreignBase ?? requireEnv('GATSBY_API_URL', process.env.GATSBY_API_URL),
    headers: {
      ...(own && { 'X-Accept-Language': culture }),
      ...(own && idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    signal: signal ?? null,
    fetch: (request) => {
      if (own && request.method === 'POST' && visitSource())
        request.headers.set('X-Visit-Source', visitSource());
      return exchange(request, signal, timeoutMs ?? TIMEOUT_MS);
    },
  };
}

/** Asks, and waits for the whole answer: one that stops half way is none. */
async function exchange(
  request: Request,
  signal: AbortSignal | undefined,
  timeoutMs: number,
): Promise<Response> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(request, { signal: controller.signal });
    const { status, statusText, headers } = response;
    return new Response((await response.text()) || null, { status, statusText, headers });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError('The service cannot be reached', { status: 0 });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
