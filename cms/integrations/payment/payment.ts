/** How a payment stands at the provider. */
export const PAYMENT_STATES = ['pending', 'paid', 'declined', 'expired', 'refunded'] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment to be made. */
export interface PaymentOrder {
  /** Number by which staff and provider speak of it; the same for every attempt. */
  reference: string;
  /** In agorot, from the CMS and never from the browser. */
  amount: number;
  idNumber: string;
  fullName: string;
  email: string;
  phone: string;
  assetName: string;
  description: string;
  /** What is paid for, as the payer reads it on the payment page. */
  title: string;
  /** ISO time at which the payment page closes: until then what is paid for is held for this payer. */
  expiresAt: string;
}

/** What the provider calls a payment: its number, and a secret that only the payer's browser and we hold. */
export interface PaymentProcess {
  processId: string;
  processToken: string;
}

/** A payment whose money goes back. */
export interface PaymentRefund extends PaymentProcess {
  /** The payment's; the same for every attempt, so that the money goes back once. */
  reference: string;
  /** In agorot: what was paid. */
  amount: number;
}

/** A payment that has begun, with the page to pay on. */
export interface StartedPayment extends PaymentProcess {
  url: string;
}

/** What the provider tells our server about a payment. */
export interface PaymentNotice {
  processId: string;
  state: Exclude<PaymentState, 'pending'>;
}

/** A payment provider. */
export interface PaymentService {
  /** Name by which staff see where a payment was made. */
  name: 'sandbox' | 'http';
  /**
   * Begins a payment.
   * @throws PaymentFault, or any error, when it did not begin
   */
  init: (order: PaymentOrder) => Promise<StartedPayment>;
  /**
   * Asks how a payment stands.
   * @throws PaymentFault, or any error, when nothing certain was answered
   */
  confirm: (process: PaymentProcess) => Promise<PaymentState>;
  /**
   * Closes the page of a payment that nobody has paid yet, so that nobody can. One that has ended stays as it is.
   * @returns how the payment stands afterwards: `pending` when the provider left it open
   * @throws PaymentFault, or any error, when nothing certain was answered
   */
  cancel: (process: PaymentProcess) => Promise<PaymentState>;
  /**
   * Gives the money of a paid payment back, once however often it is asked for.
   * @throws PaymentFault, or any error, when it is not certain that it does
   */
  refund: (refund: PaymentRefund) => Promise<void>;
  /**
   * Reads what came as a notice.
   * @param body as it came, before any parsing
   * @param signature the notice's `X-Signature`
   * @returns null when it is not the provider's, or says nothing that can be understood
   */
  readNotice: (body: string, signature: string | null) => PaymentNotice | null;
}
