import { requireEnv } from './requireEnv';
import { visitSource } from './visitSource';

const TIMEOUT_MS = 20_000;

/** What went wrong with a live call: some fields, too many calls, another refusal, a service that fails, or no answer at all. */
export type ApiFailure = 'fields' | 'rateLimit' | 'refused' | 'unavailable' | 'network';

interface ApiErrorDetails {
  status: number;
  code?: string | undefined;
  errors?: Readonly<Record<string, readonly string[]>> | undefined;
  retryAfterSeconds?: number | undefined;
}

/** Why a live call failed. Its message is the service's own, in the language of the page, unless no answer came. */
export class ApiError extends Error {
  readonly kind: ApiFailure;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The service's name for the reason, such as `captchaExpired`. */
  readonly code: string | undefined;
  /** Messages by field, of a 422. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** How long to wait before another try, where the service said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, { status, code, errors, retryAfterSeconds }: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.kind = kindOf(status, errors);
    this.status = status;
    this.code = code;
    this.errors = errors ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

function kindOf(status: number, errors: ApiErrorDetails['errors']): ApiFailure {
  if (status === 0) return 'network';
  if (status === 422 && errors) return 'fields';
  if (status === 429) return 'rateLimit';
  return status >= 500 ? 'unavailable' : 'refused';
}

interface ApiRequest {
  /** Culture of the content service: `he-il` or `en-us`. */
  culture: string;
  /** Sent as JSON by POST; without it the call is a GET. */
  body?: object;
  /** The same key gives the same answer and one record, however often it is sent. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Address of an outside service, which gets nothing but the body: it knows no headers of ours. */
  foreignBase?: string | undefined;
  /** How long to wait for the answer; 20 seconds unless much is sent. */
  timeoutMs?: number;
}

interface ApiAnswer {
  data: unknown;
  headers: Headers;
}

/**
 * Calls a live service of the CMS.
 * @param path such as `/web/contactUs/subjects/1`
 * @returns the parsed answer and its headers
 * @throws ApiError when the service refuses, fails, answers nonsense or cannot be reached in time;
 *   the caller's own abort as it is
 */
export async function callApi(path: string, request: ApiRequest): Promise<ApiAnswer> {
  const { response, text } = await exchange(path, request);
  const data = parse(text);
  if (response.ok && data !== undefined) return { data, headers: response.headers };
  const { error, code, errors } = (data ?? {}) as {
    error?: string;
    code?: string;
    errors?: Record<string, string[]>;
  };
  const retryAfter = Number(response.headers.get('Retry-After') ?? NaN);
  throw new ApiError(
    error ?? Object.values(errors ?? {})[0]?.[0] ?? `The service answered ${response.status}`,
    {
      // An answer that is no JSON comes from something else than the service.
      status: response.ok ? 502 : response.status,
      code,
      errors,
      ...(Number.isFinite(retryAfter) && { retryAfterSeconds: retryAfter }),
    },
  );
}

async function exchange(
  path: string,
  { culture, body, idempotencyKey, signal, foreignBase, timeoutMs = TIMEOUT_MS }: ApiRequest,
): Promise<{ response: Response; text: string }> {
  const base = foreignBase ?? requireEnv('GATSBY_API_URL', process.env.GATSBY_API_URL);
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(foreignBase === undefined && { 'X-Accept-Language': culture }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...(body && foreignBase === undefined && visitSource() && { 'X-Visit-Source': visitSource() }),
        ...(idempotencyKey && foreignBase === undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: controller.signal,
    });
    return { response, text: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError('The service cannot be reached', { status: 0 });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
