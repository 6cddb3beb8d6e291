import { requireEnv } from '../../lib/requireEnv';
import type { CmsSources } from './contentSecurityPolicy';

const TIMEOUT_MS = 60_000;

/**
 * Asks the CMS which hosts its integrations need on pages.
 * @throws Error when the CMS does not respond or sends no hosts
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
  if (!pageSources) throw new Error(`${url} sends no pageSources. Update the CMS, then build again.`);
  return pageSources;
}
