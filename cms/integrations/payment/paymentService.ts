import type { Payload } from 'payload';
import { env } from '../../platform/env';
import { httpPayment } from './http';
import type { PaymentService } from './payment';
import { sandboxPayment } from './sandbox/sandboxPayment';

/** The provider that PAYMENT_URL names; without one, a sandbox of our own in which no money moves. */
export function paymentService(payload: Payload): PaymentService {
  const { paymentUrl: url, paymentToken: token, paymentTimeoutMs: timeoutMs } = env;
  return url ? httpPayment({ url, token, secret: env.paymentSecret, timeoutMs }) : sandboxPayment(payload);
}
