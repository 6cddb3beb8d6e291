import { clamd } from './clamd';
import type { Scanner } from './scanner';
import { scannerEnv } from './scannerEnv';

/**
 * Returns the scanner at CLAMAV_URL, or null if that variable is not set. Without a scanner, files are marked as not
 * scanned.
 */
export function scannerService(): Scanner | null {
  const { url, timeoutMs, maxBytes } = scannerEnv.values;
  return url ? clamd({ url, timeoutMs, maxBytes }) : null;
}
