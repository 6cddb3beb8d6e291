import type { Integration } from '../../platform/integration';
import { portCheck } from '../portCheck';
import { crmEnv } from './crmEnv';

export const crmIntegration: Integration = { env: crmEnv, check: portCheck(crmEnv.values.url) };
