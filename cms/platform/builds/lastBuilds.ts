import type { env } from '../env/env';
import { parseBuilds, parseFaults, parseRunning, type Build, type RunningBuild } from './Build';
import type { DocumentFault } from './DocumentFault';
import { signatureHeaders } from './signatureHeaders';

/** Short, because an editor waits for the response. */
const TIMEOUT_MS = 2000;

/** Response of the builder. */
export interface LastBuilds {
  /** Newest first. */
  builds: Build[];
  running: RunningBuild | null;
  /** Documents that the last build could not build. */
  faults: DocumentFault[];
}

const NONE: LastBuilds = { builds: [], running: null, faults: [] };

/**
 * Reads the last builds and the running one from the builder at the webhook address, which may be another machine.
 * @param builder `webhookUrl` and `webhookSecret` of `env`
 * @param most maximum number
 * @returns empty without a builder; null when it does not answer
 */
export async function lastBuilds(
  { webhookUrl, webhookSecret }: Pick<typeof env, 'webhookUrl' | 'webhookSecret'>,
  most: number,
): Promise<LastBuilds | null> {
  if (!webhookUrl || !webhookSecret) return NONE;
  const response = await askBuilder(webhookUrl, webhookSecret);
  if (response === null) return null;
  return {
    builds: parseBuilds(response, most),
    running: parseRunning(response),
    faults: parseFaults(response),
  };
}

/** Null when it does not answer; an empty text when the receiver is no builder of this product. */
async function askBuilder(url: string, secret: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      headers: signatureHeaders('builds', '', secret),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const isTold = response.ok && response.headers.get('Content-Type') === 'application/x-ndjson';
    const body = await response.text();
    return isTold ? body : '';
  } catch {
    // The dashboard shows that it does not answer; failed notices are logged with their cause.
    return null;
  }
}
