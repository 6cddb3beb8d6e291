import { requireEnv } from '../../lib/requireEnv';
import type { StartedPayment } from './initPayment';

/**
 * Releases a payment when the visitor leaves the page, so that others can reserve the apartment. It sends `POST
 * /web/transactions/release` as a beacon. If the beacon is lost, the hold expires.
 */
export function leavePayment({ processId, processToken }: StartedPayment): void {
  const address = `${requireEnv('GATSBY_API_URL', process.env.GATSBY_API_URL)}/web/transactions/release`;
  const body = JSON.stringify({ processId, processToken });
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(address, body)) return;
  // Sent as plain text, which needs no CORS preflight. A closing page could not wait for one.
  void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
