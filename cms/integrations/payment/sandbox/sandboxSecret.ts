import { createHmac } from 'node:crypto';
import { env } from '../../../platform/env';

/** With this the sandbox signs its notices: nobody has to be told, because both sides are this CMS. */
export const sandboxSecret = (): string =>
  createHmac('sha256', env.payloadSecret).update('payment sandbox').digest('hex');
