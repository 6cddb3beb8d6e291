import { callApi } from '../../lib/api';
import type { StartedPayment } from './initPayment';

/** `refunding`: it came when somebody else had the home, and the money goes back. */
export type PaymentState = 'pending' | 'paid' | 'declined' | 'expired' | 'refunding' | 'refunded';

const STATES: readonly unknown[] = ['pending', 'paid', 'declined', 'expired', 'refunding', 'refunded'];
const isState = (value: unknown): value is PaymentState => STATES.includes(value);

/** How a payment stands, by an answer of our service; one that says nothing certain leaves it open. */
export function paymentStateOf(data: unknown): PaymentState {
  const status = (data as { body?: { status?: unknown } | null } | null)?.body?.status;
  return isState(status) ? status : 'pending';
}

/**
 * Asks our own service how a payment stands: `POST /web/transactions/confirm`. What a message in the browser says is a claim only.
 * @throws ApiError when nothing certain was answered
 */
export async function confirmPayment(
  { processId, processToken }: StartedPayment,
  culture: string,
  signal?: AbortSignal,
): Promise<PaymentState> {
  const { data } = await callApi('/web/transactions/confirm', {
    culture,
    body: { processId, processToken },
    ...(signal && { signal }),
  });
  return paymentStateOf(data);
}
