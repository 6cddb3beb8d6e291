import { createHmac } from 'node:crypto';
import { env } from '../../../platform/env/env';

/**
 * Returns the secret that signs the sandbox's notices. It is derived from the CMS's own secret, because the CMS both
 * sends and receives these notices.
 */
export const sandboxSecret = (): string =>
  createHmac('sha256', env.payloadSecret).update('payment sandbox').digest('hex');
