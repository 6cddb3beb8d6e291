import { clamd } from './clamd';
import type { Scanner } from './scanner';
import { scannerEnv } from './scannerEnv';

/** Returns the scanner at CLAMAV_URL; null without it: files are then marked as not scanned. */
export function scannerService(): Scanner | null {
  const { url, timeoutMs, maxBytes } = scannerEnv.values;
  return url ? clamd({ url, timeoutMs, maxBytes }) : null;
}
