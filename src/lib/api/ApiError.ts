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
