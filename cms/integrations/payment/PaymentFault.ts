/** The payment provider failed or rejected a request. */
export class PaymentFault extends Error {
  override name = 'PaymentFault';
}
