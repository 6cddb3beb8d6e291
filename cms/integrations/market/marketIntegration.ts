import type { Integration } from '../../platform/parts/integration';
import { portCheck } from '../portCheck';
import { marketEnv } from './marketEnv';

export const marketIntegration: Integration = { env: marketEnv, check: portCheck(marketEnv.values.url) };
