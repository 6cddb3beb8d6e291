import type { Payload } from 'payload';
import { httpPayment } from './http';
import type { PaymentService } from './payment';
import { paymentEnv } from './paymentEnv';
import { sandboxPayment } from './sandbox/sandboxPayment';

/** Returns the provider at PAYMENT_URL, or the sandbox if that variable is not set. */
export function paymentService(payload: Payload): PaymentService {
  const { values } = paymentEnv;
  return values.url
    ? httpPayment({
        ...values,
        url: values.url.replace(/\/$/, ''),
        checksPages: values.pageCheck !== 'false',
      })
    : sandboxPayment(payload);
}
