import { createHmac } from 'node:crypto';
import { env } from '../../../platform/env/env';

/** Signs the sandbox's notices. Derived, because sender and receiver are this CMS. */
export const sandboxSecret = (): string =>
  createHmac('sha256', env.payloadSecret).update('payment sandbox').digest('hex');
