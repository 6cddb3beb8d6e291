import { requireEnv } from '../lib/requireEnv';
import type { CmsSources } from './contentSecurityPolicy';

const TIMEOUT_MS = 60_000;

/**
 * Reads the hosts that the integrations of the CMS need on pages of the site.
 * @throws Error when the CMS does not answer, or does not name them
 */
export async function readPageSources(): Promise<CmsSources> {
  const url = `${requireEnv('CMS_URL', process.env.CMS_URL)}/web/content/version`;
  const apiKey = process.env.CMS_API_KEY;
  const response = await fetch(url, {
    headers: apiKey ? { Authorization: `services API-Key ${apiKey}` } : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const { pageSources } = (await response.json()) as { pageSources?: CmsSources };
  if (!pageSources) throw new Error(`${url} names no pageSources: update the CMS, then build again`);
  return pageSources;
}
