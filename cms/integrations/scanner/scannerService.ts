import { clamd } from './clamd';
import type { Scanner } from './scanner';
import { scannerEnv } from './scannerEnv';

/** The scanner that CLAMAV_URL names; null without one: then files are not scanned, and say so. */
export function scannerService(): Scanner | null {
  const { url, timeoutMs, maxBytes } = scannerEnv.values;
  return url ? clamd({ url, timeoutMs, maxBytes }) : null;
}
