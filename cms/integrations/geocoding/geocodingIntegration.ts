import type { Integration } from '../../platform/parts/integration';
import { portCheck } from '../portCheck';
import { geocodingEnv } from './geocodingEnv';
import { GEOCODING_URL } from './http';

const { key, url = GEOCODING_URL } = geocodingEnv.values;

export const geocodingIntegration: Integration = { env: geocodingEnv, check: portCheck(key && url) };
