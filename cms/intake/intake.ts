import type { Payload, PayloadRequest } from 'payload';
import type { Locale } from '../platform/locales';
import type { VisitSource } from './visitSource';
import type { FieldErrors, Refusal } from './Refusal';

/** What every step of the intake knows of a request. */
export interface IntakeContext {
  payload: Payload;
  /** Values of the path. */
  params: Record<string, string>;
  language: Locale;
  /** The visitor's address as well as the CMS knows it. */
  address: string;
  /** Where the visit came from: `inboxEntry` keeps it. */
  source: VisitSource;
}

export type Parsed<Input> = { data: Input } | { errors: FieldErrors };

/** What is answered to an accepted request; the same again when it comes again under the same key. */
export interface Accepted {
  /** The answer's JSON, as it is sent. */
  body: unknown;
  status?: number;
  headers?: Record<string, string>;
}

/**
 * One form that visitors send. The pipeline (`handleIntake`) does everything that all forms have in common;
 * a form says what its fields are, what they must hold against the database, and what is stored.
 */
export interface Intake<Input, Prepared = undefined> {
  /** Name of the form: it has its own rate limit and its own keys. */
  form: string;
  /** Largest body in bytes. */
  maxBytes: number;
  /**
   * Largest body of this very request, where that depends on its path; asked before the body is read. At most `maxBytes`.
   * Throws a Refusal where nothing has that path.
   */
  roomFor?: (context: IntakeContext) => Promise<number>;
  /** It is sent as a beacon too, by a page that goes away: such a request cannot say that it is JSON. */
  fromLeavingPage?: boolean;
  /** The language that the body names, where a contract has it there; else it is that of the header. */
  languageOf?: (body: unknown) => Locale | undefined;
  /** Checks the parsed JSON; nothing of it is used that this does not return. */
  parse: (body: unknown, context: IntakeContext) => Parsed<Input> | Promise<Parsed<Input>>;
  /**
   * What the request is about, without its captcha answer: a key stands for that, not for the captcha. Null for a call that stores nothing:
   * it takes no key, for which its answer would be kept, and is not counted in all.
   */
  substance: ((input: Input) => unknown) | null;
  /** What the browser's captcha answered; null for an input that needs none. A form without this asks for none. */
  captchaAnswer?: (input: Input) => string | undefined | null;
  /** Rules that need the database. Null when all hold. */
  check?: (input: Input, context: IntakeContext) => Promise<FieldErrors | null>;
  /**
   * What costs: files are read and inspected, another system is asked. After the captcha, which is used up by
   * it, before anything is stored, and outside of the transaction: an open one locks the database. Throws a
   * Refusal where it finds something wrong.
   */
  prepare?: (input: Input, context: IntakeContext) => Promise<Prepared>;
  /** Takes back what `prepare` did, when the input could not be stored after all. */
  undo?: (prepared: Prepared, context: IntakeContext) => Promise<void>;
  /** Stores the input and orders its deliveries (`queueDelivery`), all with the given request: it holds the transaction. */
  store: (input: Input, context: IntakeContext, req: PayloadRequest, prepared: Prepared) => Promise<Accepted>;
  /** How a refusal is answered, where a contract wants another shape than `refusedAnswer`. */
  answerRefusal?: (refusal: Refusal, language: Locale) => Response | Promise<Response>;
}
