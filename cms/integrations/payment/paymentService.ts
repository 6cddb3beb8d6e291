import type { Payload } from 'payload';
import { httpPayment } from './http';
import type { PaymentService } from './payment';
import { paymentEnv } from './paymentEnv';
import { sandboxPayment } from './sandbox/sandboxPayment';

/** The provider that PAYMENT_URL names; without one, a sandbox of our own in which no money moves. */
export function paymentService(payload: Payload): PaymentService {
  const { values } = paymentEnv;
  return values.url
    ? httpPayment({ ...values, url: values.url.replace(/\/$/, '') })
    : sandboxPayment(payload);
}
