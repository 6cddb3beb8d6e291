import { createHmac } from 'node:crypto';
import { env } from '../../platform/env';

/** Name of the counter of one address and form. Addresses are personal data: what is kept is useless without the CMS's secret. */
export function addressKey(form: string, address: string): string {
  const trace = createHmac('sha256', env.payloadSecret).update(address).digest('base64url').slice(0, 22);
  return `${form}:from:${trace}`;
}
