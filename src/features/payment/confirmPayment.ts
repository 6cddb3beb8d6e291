import { callApi } from '../../lib/api/callApi';
import type { components } from '../../lib/api/liveServices.gen';
import type { StartedPayment } from './initPayment';

/** How a payment stands; `refunding`: it came when somebody else had the home, and the money goes back. */
export type PaymentState = components['schemas']['PaymentState']['status'];

/**
 * Asks our own service how a payment stands: `POST /web/transactions/confirm`. What a message in the browser says is a claim only.
 * @throws ApiError when nothing certain was answered
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
