import { callApi } from '../../lib/api/callApi';
import type { PaymentState } from './confirmPayment';
import type { StartedPayment } from './initPayment';

/**
 * Releases a payment through `POST /web/transactions/release`, so that others can reserve the apartment. If the request
 * fails, the hold expires.
 * @returns the payment's state after the release; the payment may have been paid after all
 * @throws ApiError if the service gives no definite answer
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
