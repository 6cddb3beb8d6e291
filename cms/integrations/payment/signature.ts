import { createHmac, timingSafeEqual } from 'node:crypto';

/** Time for which a signature is accepted. It limits how long a captured notice can be sent again. */
const VALID_SECONDS = 5 * 60;

const digest = (secret: string, time: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

/** Signs a notice: `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body" in hex>`. */
export function signNotice(secret: string, body: string, now = Date.now()): string {
  const time = String(Math.floor(now / 1000));
  return `t=${time},v1=${digest(secret, time, body).toString('hex')}`;
}

/** Checks that a signature matches the secret and the body, and that it is recent. */
export function isSigned(secret: string, body: string, signature: string | null, now = Date.now()): boolean {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (!secret || time === undefined || hex === undefined) return false;
  if (Math.abs(now / 1000 - Number(time)) > VALID_SECONDS) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), digest(secret, time, body));
}
