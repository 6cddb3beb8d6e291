import { requireEnv } from './requireEnv';

const BASE = requireEnv('GATSBY_API_URL', process.env.GATSBY_API_URL);
const TIMEOUT_MS = 20_000;

/** Why a live call failed: what the service said, or that it could not be reached (status 0). */
export class ApiError extends Error {
  constructor(
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
    /** Messages by field, of a 422. */
    readonly errors: Readonly<Record<string, readonly string[]>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

interface ApiRequest {
  /** Culture of the content service: `he-il` or `en-us`. */
  culture: string;
  /** Sent as JSON by POST; without it the call is a GET. */
  body?: object;
  /** The same key gives the same answer and one record, however often it is sent. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

interface Answer {
  data: unknown;
  headers: Headers;
}

/**
 * Calls a live service.
 * @param path such as `/web/contactUs/subjects/1`
 * @returns the parsed answer and its headers
 * @throws ApiError when the service refuses, answers nonsense or cannot be reached within 20 seconds
 */
export async function callApi(
  path: string,
  { culture, body, idempotencyKey, signal }: ApiRequest,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`${BASE}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'X-Accept-Language': culture,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new ApiError('The service cannot be reached', 0);
  });
  const data = (await response.json().catch(() => null)) as unknown;
  if (response.ok) return { data, headers: response.headers };
  const { error, errors } = (data ?? {}) as { error?: string; errors?: Record<string, string[]> };
  throw new ApiError(
    error ?? Object.values(errors ?? {})[0]?.[0] ?? `The service answered ${response.status}`,
    response.status,
    errors,
  );
}
