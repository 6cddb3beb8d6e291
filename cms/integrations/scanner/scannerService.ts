import { env } from '../../platform/env';
import { clamd } from './clamd';
import type { Scanner } from './scanner';

/** The scanner that CLAMAV_URL names; null without one: then files are not scanned, and say so. */
export function scannerService(): Scanner | null {
  const { clamavUrl: url, clamavTimeoutMs: timeoutMs, clamavMaxBytes: maxBytes } = env;
  return url ? clamd({ url, timeoutMs, maxBytes }) : null;
}
