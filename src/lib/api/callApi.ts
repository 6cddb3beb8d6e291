import { requireEnv } from '../requireEnv';
import { visitSource } from '../visitSource';
import { ApiError } from './ApiError';
import { liveServices } from './liveServices';
import { upload } from './upload';

/** Maximum duration in milliseconds of a request without a large body. */
const TIMEOUT_MS = 20_000;

export interface ApiRequest {
  /** Language of the response, as the culture code of the content service: `he-il` or `en-us`. */
  culture: string;
  /** Idempotency key. Repeated requests with the same key create only one record and get the same response. */
  idempotencyKey?: string;
  /** Version of the consent texts that the visitor saw. */
  consentVersion?: string;
  signal?: AbortSignal | undefined;
  /**
   * Base URL of an external service. Such a request contains only the body, because the service may reject our headers.
   */
  foreignBase?: string | undefined;
  /**
   * Called with the sent fraction of a large body, from 0 to 1. With this callback, the request has no total timeout
   * (`upload`).
   */
  onProgress?: (part: number) => void;
}

/** Options that a call must pass to the client, in addition to its own parameters and body. */
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
 * @param request language, idempotency key and other properties of the request
 * @param call function that makes the request, such as `(live, options) => live.GET('/web/apartments/state', {
 *   ...options, params })`
 * @returns the response's data, checked against the contract, and its headers
 * @throws ApiError when the service rejects the request, fails, violates the contract or does not respond in time. If
 *   the caller aborts the request, the original abort error is thrown
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

function optionsOf({
  culture,
  idempotencyKey,
  consentVersion,
  signal,
  foreignBase,
  onProgress,
}: ApiRequest): CallOptions {
  const own = foreignBase === undefined;
  return {
    baseUrl: foreignBase ?? requireEnv('GATSBY_API_URL', process.env.GATSBY_API_URL),
    headers: {
      ...(own && { 'X-Accept-Language': culture }),
      ...(own && idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(own && consentVersion && { 'X-Consent-Version': consentVersion }),
    },
    signal: signal ?? null,
    fetch: (request) => {
      if (own && request.method === 'POST' && visitSource())
        request.headers.set('X-Visit-Source', visitSource());
      return exchange(request, signal, onProgress);
    },
  };
}

/**
 * Sends the request and reads the whole response body. A response that is interrupted therefore counts as a failure.
 */
async function exchange(
  request: Request,
  signal: AbortSignal | undefined,
  onProgress: ApiRequest['onProgress'],
): Promise<Response> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = onProgress ? undefined : setTimeout(abort, TIMEOUT_MS);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = onProgress
      ? await upload(request, { signal: controller.signal, onProgress })
      : await fetch(request, { signal: controller.signal });
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
