import { callApi } from '../../lib/api/callApi';
import type { components } from '../../lib/api/liveServices.gen';
import type { StartedPayment } from './initPayment';

/** State of a payment. `refunding`: it arrived when another payer had the home, and is refunded. */
export type PaymentState = components['schemas']['PaymentState']['status'];

/**
 * Requests a payment's state from our service: `POST /web/transactions/confirm`. Messages in the browser are
 * only claims.
 * @throws ApiError without a definite answer
 */
export async function confirmPayment(
  { processId, processToken }: StartedPayment,
  culture: string,
  signal?: AbortSignal,
): Promise<PaymentState> {
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.POST('/web/transactions/confirm', { ...options, body: { processId, processToken } }),
  );
  return data.body.status;
}
