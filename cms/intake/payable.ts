import type { Payload, PayloadRequest } from 'payload';
import type { PaymentProcess, PaymentState } from '../integrations/payment/payment';
import type { Part } from '../platform/part';
import type { IntakeContext } from './intake';

/** How a payment stands with us: `refunding` came too late, and its money is on its way back. */
export type SettledState = PaymentState | 'refunding';

/** Who pays, and to what they agreed (project-marketing §3, payment form). */
export interface Payer {
  idNumber: string;
  fullName: string;
  email: string;
  phone: string;
  /** The call's name of what is paid for. */
  assetName: string;
  description: string;
  checkbox1: boolean;
  checkbox2: boolean;
  /** Page that it was sent from. */
  uri: string;
}

/** What is held for one payer, and what it costs. */
export interface Offer {
  /** The number by which payer and staff speak of it. */
  reference: string;
  assetName: string;
  /** Its name, in the payer's language. */
  title: string;
  /** In shekels. */
  amount: number;
  /** When the hold ends by itself. */
  heldUntil: Date;
}

/** A payment that has begun. */
export interface BegunPayment extends PaymentProcess {
  reference: string;
  state: SettledState;
}

/**
 * What can be paid for on the site. The service that sells it registers this (`service.payable`); payments know nothing else of it.
 * What it holds for a payer nobody else can have until the hold ends: by payment, by refusal, by being given up, or by time.
 */
export interface Payable {
  /**
   * Holds it for one payer, in one step: of many at once exactly one succeeds, in however many instances.
   * @param assetName the call's name of it
   * @param reference number of the payment to be
   * @throws Refusal 422 when there is no such thing, or it is held or taken, or the payer holds too much already
   */
  hold: (
    context: IntakeContext,
    payer: Pick<Payer, 'assetName' | 'email' | 'idNumber'>,
    reference: string,
  ) => Promise<Offer>;
  /** Gives up the hold of a payment that did not begin. */
  drop: (payload: Payload, offer: Offer) => Promise<void>;
  /**
   * Stores a payment that has begun, in a transaction.
   * @throws Refusal 422 when the hold was lost meanwhile
   */
  store: (
    req: PayloadRequest,
    context: IntakeContext,
    payment: { payer: Payer; offer: Offer; process: PaymentProcess; provider: string },
  ) => Promise<void>;
  /** A payment by its number at the provider. */
  find: (payload: Payload, processId: string) => Promise<BegunPayment | null>;
  /**
   * Notes what the provider says of a payment, in a transaction: what is paid for is taken, or free again, or the payment was too
   * late and its
   * money goes back. However often and in whatever order it is told, each thing happens once.
   * @returns how the payment stands then
   */
  settle: (req: PayloadRequest, processId: string, state: PaymentState) => Promise<SettledState>;
  /**
   * Payments whose end nobody has told us.
   * @param now the time it goes by
   */
  listOpen: (payload: Payload, now: number) => Promise<(BegunPayment & { heldUntil: Date })[]>;
  /** Notes that an open payment was asked about: others come first next time. */
  postpone: (payload: Payload, processId: string, now: number) => Promise<void>;
}

/** Registers what can be paid for, in a service's part. */
export const registerPayable = (payable: Payable): Pick<Part, 'registers'> => ({ registers: { payable } });

/** What is registered to be paid for. */
export function findPayable({ config }: Payload): Payable {
  return (config.custom as { payable: Payable }).payable;
}
