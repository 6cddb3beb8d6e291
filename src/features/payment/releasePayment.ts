import { callApi } from '../../lib/api';
import { paymentStateOf, type PaymentState } from './confirmPayment';
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
  const { data } = await callApi('/web/transactions/release', { culture, body: { processId, processToken } });
  return paymentStateOf(data);
}
