import { createHmac } from 'node:crypto';
import { env } from '../../platform/env/env';

/**
 * Returns the key under which the requests of an IP address to a form are counted. It contains a keyed hash instead of
 * the address, because IP addresses are personal data.
 */
export function addressKey(form: string, address: string): string {
  const trace = createHmac('sha256', env.payloadSecret).update(address).digest('base64url').slice(0, 22);
  return `${form}:from:${trace}`;
}
