/** Thrown if the payment provider fails or rejects a request. */
export class PaymentFault extends Error {
  override name = 'PaymentFault';
}
