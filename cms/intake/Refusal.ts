import type { RefusalCode } from './texts/refusalTexts';

/** Error messages by field name, in the language of the request. */
export type FieldErrors = Record<string, string[]>;

interface RefusalDetails {
  /** Errors by field, for status 422. */
  errors?: FieldErrors;
  headers?: Record<string, string>;
}

/** Rejects a request with a status and a code, which determines the visitor's message. */
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
