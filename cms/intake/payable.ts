import type { Payload, PayloadRequest } from 'payload';
import type { PaymentProcess, PaymentState } from '../integrations/payment/payment';
import type { Scope } from '../platform/database/query';
import type { Part } from '../platform/parts/part';
import type { IntakeContext } from './intake';

/** State of a payment in the CMS. `refunding`: paid too late, the refund is in progress. */
export type SettledState = PaymentState | 'refunding';

/** Payer's data and consent (project-marketing §3, payment form). */
export interface Payer {
  idNumber: string;
  fullName: string;
  email: string;
  phone: string;
  /** Public name of the item to pay for. */
  assetName: string;
  description: string;
  /** Consents; null if the caller stated none. */
  checkbox1: boolean | null;
  checkbox2: boolean | null;
  /** Page that sent the form. */
  uri: string;
}

/** Data that decide whether an item is held for a payer. */
export interface HoldPayer extends Pick<Payer, 'assetName' | 'email' | 'idNumber'> {
  /** The code that was sent to the e-mail address, where one is needed; else empty. */
  emailCode: string;
}

/** Item held for a payer, with its price. */
export interface Offer {
  /** Reference number known to payer and staff. */
  reference: string;
  assetName: string;
  /** Title in the payer's language. */
  title: string;
  /** Amount in shekels. */
  amount: number;
  /** Time at which the hold expires. */
  heldUntil: Date;
}

/** A payment that was started at the provider. */
export interface BegunPayment extends PaymentProcess {
  reference: string;
  state: SettledState;
}

/** A payment without a final state. */
export interface OpenPayment extends BegunPayment {
  heldUntil: Date;
  /** Its page has been silent for so long that it is probably closed. */
  isSilent: boolean;
}

/**
 * Items that can be paid for on the site. The service that sells them registers this (`service.payable`); payments
 * depend on nothing else. A hold is exclusive until payment, rejection, cancellation or expiry.
 */
export interface Payable {
  /**
   * Holds an item for a payer atomically: of concurrent calls exactly one succeeds, across instances.
   * @param reference reference number of the future payment
   * @throws Refusal 422 for an unknown, held or sold item, a payer with another hold, or a missing code
   */
  hold: (context: IntakeContext, payer: HoldPayer, reference: string) => Promise<Offer>;
  /** Releases the hold of a payment that did not start. */
  drop: (payload: Payload, offer: Offer) => Promise<void>;
  /**
   * Stores a started payment in a transaction.
   * @throws Refusal 422 when the hold was lost
   */
  store: (
    req: PayloadRequest,
    context: IntakeContext,
    payment: { payer: Payer; offer: Offer; process: PaymentProcess; provider: string },
  ) => Promise<void>;
  /** Finds a payment by the provider's id. */
  find: (payload: Payload, processId: string) => Promise<BegunPayment | null>;
  /**
   * Records the provider's state of a payment in a transaction: the item is sold or released, or a late payment is
   * refunded. Idempotent in any order of notices.
   * @returns the resulting state
   */
  settle: (req: PayloadRequest, processId: string, state: PaymentState) => Promise<SettledState>;
  /** Records that the page of a payment is alive. */
  noteAlive: (scope: Scope, processId: string) => Promise<void>;
  /**
   * Payments without a final state.
   * @param now time in ms
   */
  listOpen: (payload: Payload, now: number) => Promise<OpenPayment[]>;
  /**
   * Moves an open payment to the end of the queue for the next check, and restarts the count of its page's
   * silence.
   */
  postpone: (payload: Payload, payment: OpenPayment, now: number) => Promise<void>;
}

/** Registers payable items in a service's part. */
export const registerPayable = (payable: Payable): Pick<Part, 'registers'> => ({ registers: { payable } });

/** Returns the registered payable items. */
export function findPayable({ config }: Payload): Payable {
  return (config.custom as { payable: Payable }).payable;
}
