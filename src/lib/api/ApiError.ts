/** Kinds of failed live calls: invalid fields, rate limit, other rejection, failing service, or no answer. */
export type ApiFailure = 'fields' | 'rateLimit' | 'refused' | 'unavailable' | 'network';

interface ApiErrorDetails {
  status: number;
  code?: string | undefined;
  errors?: Readonly<Record<string, readonly string[]>> | undefined;
  retryAfterSeconds?: number | undefined;
}

/**
 * A failed live call. Its message comes from the service, in the language of the page, unless no answer came.
 */
export class ApiError extends Error {
  readonly kind: ApiFailure;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Error code of the service, such as `captchaExpired`. */
  readonly code: string | undefined;
  /** Messages by field, from a 422 answer. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  /** Delay before a retry, if the service sent one. */
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
