import type { env } from '../env';
import { parseBuilds, parseRunning, type Build, type RunningBuild } from './Build';
import { signature } from './signature';

/** An editor waits for the answer. */
const TIMEOUT_MS = 2000;

/** What the builder tells. */
export interface LastBuilds {
  /** Newest first. */
  builds: Build[];
  running: RunningBuild | null;
}

const NONE: LastBuilds = { builds: [], running: null };

/**
 * The last builds of the site and the one that runs, as the builder tells them at the address of its notices: it may be on another machine.
 * @param builder `webhookUrl` and `webhookSecret` of `env`
 * @param most how many
 * @returns none where nothing builds that could tell; null where the builder does not answer
 */
export async function lastBuilds(
  { webhookUrl, webhookSecret }: Pick<typeof env, 'webhookUrl' | 'webhookSecret'>,
  most: number,
): Promise<LastBuilds | null> {
  if (!webhookUrl || !webhookSecret) return NONE;
  const told = await askBuilder(webhookUrl, webhookSecret);
  return told === null ? null : { builds: parseBuilds(told, most), running: parseRunning(told) };
}

/** Null where it does not answer; nothing of what takes notices but is no builder of this product. */
async function askBuilder(url: string, secret: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      headers: signature('builds', '', secret),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const isTold = response.ok && response.headers.get('Content-Type') === 'application/x-ndjson';
    const body = await response.text();
    return isTold ? body : '';
  } catch {
    // Editors are told that it does not answer; a notice that does not reach it is logged with its cause.
    return null;
  }
}
