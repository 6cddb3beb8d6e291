import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceAddress, redirectLines, type Redirect } from './redirectLines';
import { replaceFile } from '../files/replaceFile';
import { SITE_FILES } from '../files/siteFiles';

async function linesOf(file: string): Promise<string[] | null> {
  try {
    return (await readFile(file, 'utf8')).split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Publishes new redirects before the build writes its pages, in a folder that is already served. Gatsby deletes moved
 * pages long before the build ends. Without this, their old URLs would not be found until then.
 * Keeps the redirects of the previous build until the end (`onPostBuild`), because the pages that replace them do not
 * exist yet. The server follows a redirect only where no page exists.
 * @param folder the served folder. Nothing happens if no earlier build has written redirects
 */
export async function publishRedirects(folder: string, redirects: readonly Redirect[]): Promise<void> {
  const file = path.join(folder, SITE_FILES.redirects);
  const old = await linesOf(file);
  if (!old) return;
  const lines = redirectLines(redirects);
  const named = new Set(lines.map(sourceAddress));
  const kept = old.filter((line) => line === '' || !named.has(sourceAddress(line)));
  await replaceFile(file, [...lines, ...kept].join('\n'));
}
