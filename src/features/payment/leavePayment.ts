import { requireEnv } from '../../lib/requireEnv';
import type { StartedPayment } from './initPayment';

/**
 * Releases a payment when its page is left, so that others can have the home: `POST
 * /web/transactions/release`, as a beacon. If it is lost, the hold expires.
 */
export function leavePayment({ processId, processToken }: StartedPayment): void {
  const address = `${requireEnv('GATSBY_API_URL', process.env.GATSBY_API_URL)}/web/transactions/release`;
  const body = JSON.stringify({ processId, processToken });
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(address, body)) return;
  // A text body needs no CORS preflight, which a closing page cannot await.
  void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
