/** States of a payment at the provider. */
export const PAYMENT_STATES = ['pending', 'paid', 'declined', 'expired', 'refunded'] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Order of a payment. */
export interface PaymentOrder {
  /** Reference number known to staff and provider; the same for each attempt. */
  reference: string;
  /** Amount in agorot, from the CMS and never from the browser. */
  amount: number;
  idNumber: string;
  fullName: string;
  email: string;
  phone: string;
  assetName: string;
  description: string;
  /** Title of the item on the payment page. */
  title: string;
  /** ISO time at which the payment page closes and the hold expires. */
  expiresAt: string;
}

/** Provider's id of a payment, and a secret shared with the payer's browser. */
export interface PaymentProcess {
  processId: string;
  processToken: string;
}

/** A payment to refund. */
export interface PaymentRefund extends PaymentProcess {
  /** Reference number of the payment; makes the refund idempotent. */
  reference: string;
  /** Paid amount in agorot. */
  amount: number;
}

/** A started payment with its payment page. */
export interface StartedPayment extends PaymentProcess {
  url: string;
}

/** Notice of the provider about a payment. */
export interface PaymentNotice {
  processId: string;
  state: Exclude<PaymentState, 'pending'>;
}

/** Payment provider. */
export interface PaymentService {
  /** Name that shows staff where a payment was made. */
  name: 'sandbox' | 'http';
  /**
   * Starts a payment.
   * @throws PaymentFault, or any error, when it did not start
   */
  init: (order: PaymentOrder) => Promise<StartedPayment>;
  /** Whether the origin of a payment page answers: browsers cannot tell it of a frame. */
  pageAnswers: (url: string) => Promise<boolean>;
  /**
   * Reads the state of a payment.
   * @throws PaymentFault, or any error, without a valid answer
   */
  confirm: (process: PaymentProcess) => Promise<PaymentState>;
  /**
   * Closes the page of an unpaid payment. Does not change a finished one.
   * @returns the resulting state: `pending` when the provider left it open
   * @throws PaymentFault, or any error, without a valid answer
   */
  cancel: (process: PaymentProcess) => Promise<PaymentState>;
  /**
   * Refunds a payment. Idempotent.
   * @throws PaymentFault, or any error, when the refund is not confirmed
   */
  refund: (refund: PaymentRefund) => Promise<void>;
  /**
   * Parses a notice.
   * @param body raw body
   * @param signature header `X-Signature`
   * @returns null for an invalid signature or content
   */
  readNotice: (body: string, signature: string | null) => PaymentNotice | null;
}
