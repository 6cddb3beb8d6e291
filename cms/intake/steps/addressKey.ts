import { createHmac } from 'node:crypto';
import { env } from '../../platform/env/env';

/** Counter key of an address and form. Stores a keyed hash, because addresses are personal data. */
export function addressKey(form: string, address: string): string {
  const trace = createHmac('sha256', env.payloadSecret).update(address).digest('base64url').slice(0, 22);
  return `${form}:from:${trace}`;
}
