import { callApi } from '../../lib/api/callApi';
import type { PaymentState } from './confirmPayment';
import type { StartedPayment } from './initPayment';

/**
 * Releases a payment, so that others can have the home: `POST /web/transactions/release`. If it fails, the
 * hold expires.
 * @returns the resulting state; the payment may have been paid after all
 * @throws ApiError without a definite answer
 */
export async function releasePayment(
  { processId, processToken }: StartedPayment,
  culture: string,
): Promise<PaymentState> {
  const { data } = await callApi({ culture }, (live, options) =>
    live.POST('/web/transactions/release', { ...options, body: { processId, processToken } }),
  );
  return data.body.status;
}
