/**
 * The reason why a payment did not start. The messages are those of the specification's error catalogue
 * (project-marketing §8).
 */
export class PaymentError extends Error {
  override name = 'PaymentError';

  constructor(
    message: 'Recaptcha failed' | 'Payment initialization failed' | 'Missing payment data',
    /** The original error, if any. */
    override readonly cause?: unknown,
  ) {
    super(message);
  }
}
