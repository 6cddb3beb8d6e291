/** States of a payment that a provider can report. */
export const PAYMENT_STATES = ['pending', 'paid', 'declined', 'expired', 'refunded'] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Data with which a payment is started. */
export interface PaymentOrder {
  /** Reference number that staff and the provider see. It is the same for each attempt. */
  reference: string;
  /** Amount in agorot. It comes from the CMS, because a browser could change it. */
  amount: number;
  idNumber: string;
  fullName: string;
  email: string;
  phone: string;
  assetName: string;
  description: string;
  /** Title of the item, which the payment page shows. */
  title: string;
  /** ISO time at which the payment page closes and the hold expires. */
  expiresAt: string;
}

/** Identifies a payment: the id that the provider gave it, and a secret that is shared with the payer's browser. */
export interface PaymentProcess {
  processId: string;
  processToken: string;
}

/** A payment to refund. */
export interface PaymentRefund extends PaymentProcess {
  /** Reference number of the payment. A refund with the same reference takes effect only once. */
  reference: string;
  /** Paid amount in agorot. */
  amount: number;
}

/** A payment that was started, with the URL of its payment page. */
export interface StartedPayment extends PaymentProcess {
  url: string;
}

/** Message in which the provider reports the state of a payment. */
export interface PaymentNotice {
  processId: string;
  state: Exclude<PaymentState, 'pending'>;
}

/** Payment provider. */
export interface PaymentService {
  /** Name of the provider, which shows staff where a payment was made. */
  name: 'sandbox' | 'http';
  /**
   * Starts a payment.
   * @throws PaymentFault, or any other error, if the payment did not start
   */
  init: (order: PaymentOrder) => Promise<StartedPayment>;
  /** Checks whether the server of a payment page is running. A browser cannot tell this about a page in a frame. */
  isPageReachable: (url: string) => Promise<boolean>;
  /**
   * Reads the state of a payment from the provider.
   * @throws PaymentFault, or any other error, if there is no valid response
   */
  confirm: (process: PaymentProcess) => Promise<PaymentState>;
  /**
   * Closes the payment page of an unpaid payment. A finished payment does not change.
   * @returns the resulting state; `pending` if the provider did not close the page
   * @throws PaymentFault, or any other error, if there is no valid response
   */
  cancel: (process: PaymentProcess) => Promise<PaymentState>;
  /**
   * Refunds a payment. Idempotent.
   * @throws PaymentFault, or any other error, if the provider does not confirm the refund
   */
  refund: (refund: PaymentRefund) => Promise<void>;
  /**
   * Verifies and parses a notice.
   * @param body raw body of the request
   * @param signature value of the header `X-Signature`
   * @returns null if the signature or the content is invalid
   */
  readNotice: (body: string, signature: string | null) => PaymentNotice | null;
}
