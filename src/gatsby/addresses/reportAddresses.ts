import path from 'node:path';
import type { Reporter } from 'gatsby';
import { requireEnv } from '../../lib/requireEnv';
import type { BuiltFiles } from '../files/BuiltFiles';
import { isSiteFile, reservedAddresses } from './takenAddresses';

const TIMEOUT_MS = 10_000;

/**
 * Paths of the site's own files. Kept in memory across builds of this process, so that each build only adds its
 * changes.
 */
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
 * Tells the CMS which URL paths the site itself uses, so that the CMS rejects documents at these paths. If the request
 * fails, the build only warns: the CMS keeps the last list, and the next build sends a new one.
 * @param root folder of the built site
 * @param files the site's files after the build
 * @param pages URL paths of the site's pages
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
