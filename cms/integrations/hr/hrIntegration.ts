import type { Integration } from '../../platform/parts/integration';
import { portCheck } from '../portCheck';
import { hrEnv } from './hrEnv';

export const hrIntegration: Integration = { env: hrEnv, check: portCheck(hrEnv.values.url) };
