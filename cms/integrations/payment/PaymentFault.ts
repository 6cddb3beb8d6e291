/** The payment provider did not do what it was asked to. */
export class PaymentFault extends Error {
  override name = 'PaymentFault';
}
