import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '../platform/locales/locales';
import type { ConsentProof, GivenConsents } from './consents/consentProof';
import type { VisitSource } from './visitSource';
import type { FieldErrors, Refusal } from './Refusal';

/** Data of a request that all steps of the intake share. */
export interface IntakeContext {
  payload: Payload;
  /** Path parameters. */
  params: Record<string, string>;
  language: Locale;
  /** The visitor's IP address. */
  address: string;
  /** Where the visit came from. `inboxEntry` stores it. */
  source: VisitSource;
  /** Version of the consent texts that the visitor saw; null if the client sent none. */
  consentVersion: string | null;
  /** Proof of the visitor's consents, which `inboxEntry` stores. Set only for forms that define `consents`. */
  consent?: ConsentProof;
}

export type Parsed<Input> = { data: Input } | { errors: FieldErrors };

/**
 * Response to an accepted request. It is stored, and sent again for a repeated request with the same idempotency key.
 */
export interface Accepted {
  /** Body of the response; it is sent as JSON. */
  body: unknown;
  status?: number;
  headers?: Record<string, string>;
}

/**
 * Definition of a form: its fields, validation and storage. `handleIntake` does everything that all forms have in
 * common.
 */
export interface Intake<Input, Prepared = undefined> {
  /** Name of the form. Its rate limits and idempotency keys are separate from those of other forms. */
  form: string;
  /**
   * Multiple of the usual limit per IP address (default 1). Raise it for calls that many people send from one shared IP
   * address.
   */
  timesPerAddress?: number;
  /**
   * Returns the key of the object that the caller has proved a right to, such as a payment by its token. Such calls
   * count only against this key, not against the IP address or the total of the form. So no caller can use up the limit
   * of another. Throws a Refusal if the proof is wrong.
   */
  rateLimitKey?: (input: Input, context: IntakeContext) => Promise<string>;
  /** Maximum size of the body in bytes. */
  maxBytes: number;
  /**
   * Returns the maximum body size for this request, if it depends on the path; never more than `maxBytes`. Called
   * before the body is read. Throws a Refusal for an unknown path.
   */
  maxBytesFor?: (context: IntakeContext) => Promise<number>;
  /**
   * Also accepts the content type `text/plain`. A page that is being closed sends its data as a beacon, which cannot
   * use the content type of JSON.
   */
  acceptsBeacon?: boolean;
  /**
   * Returns the language that the body states, for specifications that define such a field. Otherwise the header
   * X-Accept-Language decides.
   */
  languageOf?: (body: unknown) => Locale | undefined;
  /** Validates the parsed JSON. Only the data that it returns is used. */
  parse: (body: unknown, context: IntakeContext) => Parsed<Input> | Promise<Parsed<Input>>;
  /**
   * Returns the content that must be the same for each request with one idempotency key: the input without its captcha
   * token. Null for a form that stores nothing. Such a form ignores idempotency keys, and its calls do not count
   * against the total rate.
   */
  idempotentContent: ((input: Input) => unknown) | null;
  /**
   * Returns the captcha token from the browser, or null for an input that needs no captcha. A form without this
   * property has no captcha at all.
   */
  captchaAnswer?: (input: Input) => string | undefined | null;
  /**
   * Returns the consents that the visitor gave. The request is rejected if they refer to texts that were never
   * published.
   */
  consents?: (input: Input, context: IntakeContext) => GivenConsents | Promise<GivenConsents>;
  /** Validates the input against the database. Returns null if there are no errors. */
  check?: (input: Input, context: IntakeContext) => Promise<FieldErrors | null>;
  /**
   * Does expensive work, such as inspecting files or calling other systems. It runs after the captcha is spent. It runs
   * before the transaction, which would otherwise hold its locks meanwhile. Throws a Refusal for invalid input.
   */
  prepare?: (input: Input, context: IntakeContext) => Promise<Prepared>;
  /** Reverts the effects of `prepare` if storing fails. */
  undo?: (prepared: Prepared, context: IntakeContext) => Promise<void>;
  /**
   * Stores the input and queues its deliveries (`queueDelivery`). Everything must use the transaction of the given
   * request.
   */
  store: (input: Input, context: IntakeContext, req: PayloadRequest, prepared: Prepared) => Promise<Accepted>;
  /** Builds the response to a rejected request, for specifications that define another format. */
  answerRefusal?: (refusal: Refusal, language: Locale) => Response | Promise<Response>;
}
