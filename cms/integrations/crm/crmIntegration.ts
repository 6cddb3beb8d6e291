import type { Integration } from '../../platform/parts/integration';
import { portCheck } from '../portCheck';
import { crmEnv } from './crmEnv';

export const crmIntegration: Integration = { env: crmEnv, check: portCheck(crmEnv.values.url) };
