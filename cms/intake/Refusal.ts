import type { RefusalCode } from './texts/refusalTexts';

/** Error messages by field name, in the language of the request. */
export type FieldErrors = Record<string, string[]>;

interface RefusalDetails {
  /** Errors by field, for status 422. */
  errors?: FieldErrors;
  headers?: Record<string, string>;
}

/**
 * Thrown to reject a request. It carries the status of the response and a code, which also selects the message for the
 * visitor.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly errors: FieldErrors | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: RefusalCode, { errors, headers = {} }: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }
}
