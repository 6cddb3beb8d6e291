/**
 * Reasons why a call to a live service failed: invalid fields, rate limit, other rejection, failing service, or no
 * response.
 */
export type ApiFailure = 'fields' | 'rateLimit' | 'refused' | 'unavailable' | 'network';

interface ApiErrorDetails {
  status: number;
  code?: string | undefined;
  errors?: Readonly<Record<string, readonly string[]>> | undefined;
  retryAfterSeconds?: number | undefined;
}

/**
 * Error of a call to a live service. Its message comes from the service, in the language of the page. Without a
 * response, the message is our own.
 */
export class ApiError extends Error {
  readonly kind: ApiFailure;
  /** HTTP status, or 0 if there was no response. */
  readonly status: number;
  /** Machine-readable error code of the service, such as `captchaExpired`. */
  readonly code: string | undefined;
  /** Error messages by field, from a response with status 422. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Number of seconds to wait before a retry, if the service sent it. */
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
