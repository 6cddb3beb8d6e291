import type { env } from '../env/env';
import { parseBuilds, parseFaults, parseRunning, type Build, type RunningBuild } from './Build';
import type { DocumentFault } from './DocumentFault';
import { signatureHeaders } from './signatureHeaders';

/** Timeout for requests to the builder, in ms. It is short because an editor waits for the response. */
const TIMEOUT_MS = 2000;

/** State of the site's builds, as reported by the builder. */
export interface LastBuilds {
  /** Newest first. */
  builds: Build[];
  running: RunningBuild | null;
  /** Documents that the last build could not build. */
  faults: DocumentFault[];
}

const NONE: LastBuilds = { builds: [], running: null, faults: [] };

/**
 * Reads the last builds and the running one from the builder at the webhook URL, which may be on another machine.
 * @param builder `webhookUrl` and `webhookSecret` of `env`
 * @param most maximum number of builds
 * @returns an empty list if no builder is configured; null if the builder does not respond
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

/**
 * Requests the builds from the webhook URL. Returns null if it does not respond, and an empty string if the receiver is
 * not a builder of this product.
 */
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
    // The error is not logged here. The dashboard shows that the builder does not respond, and failed notices are
    // logged with their cause.
    return null;
  }
}
