import { callApi } from '../../lib/api/callApi';
import type { components } from '../../lib/api/liveServices.gen';
import type { StartedPayment } from './initPayment';

/**
 * State of a payment. `refunding` means that the money arrived after another buyer had got the apartment, so it is
 * being refunded.
 */
export type PaymentState = components['schemas']['PaymentState']['status'];

/**
 * Requests the state of a payment from our service through `POST /web/transactions/confirm`. Messages from the payment
 * page in the browser can be forged, so they prove nothing.
 * @throws ApiError if the service gives no definite answer
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
