import { callApi } from '../../lib/api/callApi';
import type { PaymentState } from './confirmPayment';
import type { StartedPayment } from './initPayment';

/**
 * Gives a payment up, so that its home is free for others: `POST /web/transactions/release`. Should it fail, the hold ends by itself.
 * @returns how the payment stands then: it may have been paid after all
 * @throws ApiError when nothing certain was answered
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
