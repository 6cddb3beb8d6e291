import type { Integration } from '../../platform/integration';
import { portCheck } from '../portCheck';
import { marketEnv } from './marketEnv';

export const marketIntegration: Integration = { env: marketEnv, check: portCheck(marketEnv.values.url) };
