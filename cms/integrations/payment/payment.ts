/** How a payment stands. */
export type PaymentState = 'pending' | 'paid' | 'declined' | 'expired';

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
}

/** What the provider calls a payment: its number, and a secret that only the payer's browser and we hold. */
export interface PaymentProcess {
  processId: string;
  processToken: string;
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

/** Whoever takes the money. */
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
   * Reads what came as a notice.
   * @param body as it came, before any parsing
   * @param signature the notice's `X-Signature`
   * @returns null when it is not the provider's, or says nothing that can be understood
   */
  readNotice: (body: string, signature: string | null) => PaymentNotice | null;
}
