import path from 'node:path';
import type { Reporter } from 'gatsby';
import { requireEnv } from '../../lib/requireEnv';
import type { BuiltFiles } from '../files/BuiltFiles';
import { isSiteFile, reservedAddresses } from './takenAddresses';

const TIMEOUT_MS = 10_000;

/** The site's own files, kept while the process builds. */
const reportedAddresses = new Set<string>();

function noteOwn(root: string, files: BuiltFiles): void {
  for (const file of files.gone) reportedAddresses.delete(path.relative(root, file));
  for (const file of files.changed) {
    const name = path.relative(root, file);
    if (isSiteFile(name)) reportedAddresses.add(name);
  }
}

async function send(addresses: readonly string[], apiKey: string): Promise<void> {
  const url = `${requireEnv('CMS_URL', process.env.CMS_URL)}/web/content/addresses`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `services API-Key ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ addresses }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

/**
 * Reports the site's own addresses to the CMS, which rejects documents there. A failure is only a warning:
 * the CMS keeps the last report, and the next build sends another.
 * @param root folder of the built site
 * @param files its files after the build
 * @param pages addresses of its pages
 */
export async function reportAddresses(
  root: string,
  files: BuiltFiles,
  pages: Iterable<string>,
  reporter: Pick<Reporter, 'warn'>,
): Promise<void> {
  noteOwn(root, files);
  const apiKey = process.env.CMS_API_KEY;
  if (!apiKey) return;
  try {
    await send(reservedAddresses({ pages, files: reportedAddresses }), apiKey);
  } catch (error) {
    reporter.warn(`The CMS was not told the site's own addresses: ${String(error)}`);
  }
}
