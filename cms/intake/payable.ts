import type { Payload, PayloadRequest } from 'payload';
import type { PaymentProcess, PaymentState } from '../integrations/payment/payment';
import type { Scope } from '../platform/database/query';
import type { Part } from '../platform/parts/part';
import type { IntakeContext } from './intake';

/** State of a payment in the CMS. `refunding` means that the payment came too late and its refund is in progress. */
export type SettledState = PaymentState | 'refunding';

/** Data and consents of the person who pays (project-marketing §3, payment form). */
export interface Payer {
  idNumber: string;
  fullName: string;
  email: string;
  phone: string;
  /** Public name of the item that is paid for. */
  assetName: string;
  description: string;
  /** The consent checkboxes of the form; null if the caller did not send them. */
  checkbox1: boolean | null;
  checkbox2: boolean | null;
  /** URL of the page that sent the form. */
  uri: string;
}

/** Data that decide whether an item may be held for a payer. */
export interface HoldPayer extends Pick<Payer, 'assetName' | 'email' | 'idNumber'> {
  /** Code that was sent to the payer's e-mail address, if the item requires one; otherwise empty. */
  emailCode: string;
}

/** An item that is held for a payer, with its price. */
export interface Offer {
  /** Reference number that both the payer and staff see. */
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

/** A payment that has no final state yet. */
export interface OpenPayment extends BegunPayment {
  heldUntil: Date;
  /** Whether the payment page has sent no sign of life for so long that it is probably closed. */
  isSilent: boolean;
}

/**
 * Defines how items can be paid for on the site. The service that sells the items registers an implementation
 * (`service.payable`), which is all that the payment code depends on. A hold is exclusive: nobody else can pay for the
 * item until the payment succeeds, is rejected or cancelled, or the hold expires.
 */
export interface Payable {
  /**
   * Holds an item for a payer. Atomic across instances: of several concurrent calls for one item, exactly one succeeds.
   * @param reference reference number of the future payment
   * @throws Refusal 422 if the item is unknown, held or sold, the payer holds another item, or the required code is
   *   missing
   */
  hold: (context: IntakeContext, payer: HoldPayer, reference: string) => Promise<Offer>;
  /** Releases the hold of a payment that could not be started. */
  drop: (payload: Payload, offer: Offer) => Promise<void>;
  /**
   * Stores a started payment, in the transaction of `req`.
   * @throws Refusal 422 if the hold was lost in the meantime
   */
  store: (
    req: PayloadRequest,
    context: IntakeContext,
    payment: { payer: Payer; offer: Offer; process: PaymentProcess; provider: string },
  ) => Promise<void>;
  /** Finds a payment by the id that the provider gave it. */
  find: (payload: Payload, processId: string) => Promise<BegunPayment | null>;
  /**
   * Records the state of a payment that the provider reports, in the transaction of `req`. Depending on the state, the
   * item is sold or released, or a late payment is refunded. Notices may arrive repeatedly and in any order without
   * changing the result.
   * @returns the resulting state
   */
  settle: (req: PayloadRequest, processId: string, state: PaymentState) => Promise<SettledState>;
  /** Records that a payment page is still open. */
  recordHeartbeat: (scope: Scope, processId: string) => Promise<void>;
  /**
   * Lists payments without a final state.
   * @param now time in ms
   */
  listOpen: (payload: Payload, now: number) => Promise<OpenPayment[]>;
  /**
   * Postpones the next check of an open payment until all others have been checked. Also restarts the time after which
   * its page counts as silent.
   */
  postpone: (payload: Payload, payment: OpenPayment, now: number) => Promise<void>;
}

/** Returns the registration of a service's payable items, for the definition of its part. */
export const registerPayable = (payable: Payable): Pick<Part, 'registers'> => ({ registers: { payable } });

/** Returns the implementation of `Payable` that a service registered. */
export function findPayable({ config }: Payload): Payable {
  return (config.custom as { payable: Payable }).payable;
}
