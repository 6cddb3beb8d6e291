import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '../platform/locales/locales';
import type { ConsentProof, GivenConsents } from './consents/consentProof';
import type { VisitSource } from './visitSource';
import type { FieldErrors, Refusal } from './Refusal';

/** Context of a request for all steps of the intake. */
export interface IntakeContext {
  payload: Payload;
  /** Path parameters. */
  params: Record<string, string>;
  language: Locale;
  /** The visitor's address. */
  address: string;
  /** Source of the visit, stored by `inboxEntry`. */
  source: VisitSource;
  /** Version of the consent texts that the visitor saw; null if the client sent none. */
  consentVersion: string | null;
  /** The visitor's consents, stored by `inboxEntry`. Only forms with `consents` have it. */
  consent?: ConsentProof;
}

export type Parsed<Input> = { data: Input } | { errors: FieldErrors };

/** Response to an accepted request, repeated for the same key. */
export interface Accepted {
  /** JSON of the response. */
  body: unknown;
  status?: number;
  headers?: Record<string, string>;
}

/** Definition of a form: fields, validation and storage. The pipeline (`handleIntake`) does what all forms share. */
export interface Intake<Input, Prepared = undefined> {
  /** Name of the form, for its rate limit and idempotency keys. */
  form: string;
  /** Multiplies the usual limit per address, for calls that many people behind one address send (default 1). */
  timesPerAddress?: number;
  /**
   * Returns the key of the thing that the caller proves a right to, such as a payment by its token. Such calls count for
   * this key only, not for the address and not in total, so that no caller uses up the limit of another.
   * Throws a Refusal for a wrong proof.
   */
  limitedBy?: (input: Input, context: IntakeContext) => Promise<string>;
  /** Largest body in bytes. */
  maxBytes: number;
  /**
   * Largest body of a request whose path determines it, at most `maxBytes`. Called before the body is read.
   * Throws a Refusal for an unknown path.
   */
  roomFor?: (context: IntakeContext) => Promise<number>;
  /** Also accepts `text/plain`, because a beacon of a closing page cannot send JSON. */
  fromLeavingPage?: boolean;
  /** Language from the body, for contracts that define one; otherwise the header decides. */
  languageOf?: (body: unknown) => Locale | undefined;
  /** Validates the parsed JSON. Only the returned data is used. */
  parse: (body: unknown, context: IntakeContext) => Parsed<Input> | Promise<Parsed<Input>>;
  /**
   * Content that an idempotency key identifies: the input without its captcha answer. Null for a call that stores
   * nothing: it accepts no key and does not count toward the total rate.
   */
  substance: ((input: Input) => unknown) | null;
  /** Captcha answer of the browser; null for an input that needs none. A form without this property has no captcha. */
  captchaAnswer?: (input: Input) => string | undefined | null;
  /** The visitor's consents by text. A consent to texts that were never published is refused. */
  consents?: (input: Input, context: IntakeContext) => GivenConsents | Promise<GivenConsents>;
  /** Validates against the database. Returns null without errors. */
  check?: (input: Input, context: IntakeContext) => Promise<FieldErrors | null>;
  /**
   * Expensive work, such as inspecting files or calling other systems. Runs after the captcha is spent and outside
   * the transaction, which would hold locks. Throws a Refusal for invalid input.
   */
  prepare?: (input: Input, context: IntakeContext) => Promise<Prepared>;
  /** Reverts `prepare` when storing fails. */
  undo?: (prepared: Prepared, context: IntakeContext) => Promise<void>;
  /** Stores the input and queues its deliveries (`queueDelivery`), all within the transaction of the given request. */
  store: (input: Input, context: IntakeContext, req: PayloadRequest, prepared: Prepared) => Promise<Accepted>;
  /** Builds the response to a rejection for contracts with another format. */
  answerRefusal?: (refusal: Refusal, language: Locale) => Response | Promise<Response>;
}
