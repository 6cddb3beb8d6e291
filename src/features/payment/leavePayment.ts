import { requireEnv } from '../../lib/requireEnv';
import type { StartedPayment } from './initPayment';

/**
 * Gives a payment up because its page goes away, so that the home is free for others: `POST /web/transactions/release`, as a beacon.
 * Should it get
 * lost, the hold ends by itself.
 */
export function leavePayment({ processId, processToken }: StartedPayment): void {
  const address = `${requireEnv('GATSBY_API_URL', process.env.GATSBY_API_URL)}/web/transactions/release`;
  const body = JSON.stringify({ processId, processToken });
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(address, body)) return;
  // A text needs no leave of the service, which a page that goes away could not wait for.
  void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
