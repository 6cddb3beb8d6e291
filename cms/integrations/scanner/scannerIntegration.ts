import type { Integration } from '../../platform/parts/integration';
import { portCheck } from '../portCheck';
import { clamdAddress } from './clamdAddress';
import { scannerEnv } from './scannerEnv';

export const scannerIntegration: Integration = {
  env: scannerEnv,
  check: portCheck(scannerEnv.values.url, clamdAddress),
};
