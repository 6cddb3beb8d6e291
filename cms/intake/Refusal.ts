import type { RefusalCode } from './texts/refusalTexts';

/** Field name → what is wrong with it, in the language of the request. */
export type FieldErrors = Record<string, string[]>;

interface RefusalDetails {
  /** Of a 422: the errors by field. */
  errors?: FieldErrors;
  headers?: Record<string, string>;
}

/** A request that is not accepted: its status, its reason, and what the visitor is told. */
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
