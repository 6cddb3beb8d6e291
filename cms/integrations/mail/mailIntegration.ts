import type { Integration } from '../../platform/parts/integration';
import { portCheck } from '../portCheck';
import { mailEnv } from './mailEnv';
import { Mails } from './Mails';

export const mailIntegration: Integration = {
  env: mailEnv,
  check: portCheck(mailEnv.values.url),
  collections: [Mails],
};
