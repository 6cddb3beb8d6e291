/** Why a payment did not begin, in the words of the specification's error catalogue (project-marketing §8). */
export class PaymentError extends Error {
  override name = 'PaymentError';

  constructor(
    message: 'Recaptcha failed' | 'Payment initialization failed' | 'Missing payment data',
    /** What was behind it, if anything. */
    override readonly cause?: unknown,
  ) {
    super(message);
  }
}
