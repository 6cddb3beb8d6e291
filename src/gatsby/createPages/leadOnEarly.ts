import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fromOf, redirectLines, type Redirect } from '../redirectLines';
import { replaceFile } from '../replaceFile';
import { SITE_FILES } from '../siteFiles';

async function linesOf(file: string): Promise<string[] | null> {
  try {
    return (await readFile(file, 'utf8')).split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Names the redirects of a build before its pages are written, in a folder that is served meanwhile. Gatsby deletes the pages that moved
 * as soon as it has written the new ones, long before the build ends: without this their old addresses would lead nowhere until then.
 * Redirects that the build before had stay until this one ends (`onPostBuild`), because the pages that take their place are not
 * there yet. The server follows a redirect only where no page stands.
 * @param folder that is served; nothing is done where no build has written redirects yet
 */
export async function leadOnEarly(folder: string, redirects: readonly Redirect[]): Promise<void> {
  const file = path.join(folder, SITE_FILES.redirects);
  const old = await linesOf(file);
  if (!old) return;
  const lines = redirectLines(redirects);
  const named = new Set(lines.map(fromOf));
  const kept = old.filter((line) => line === '' || !named.has(fromOf(line)));
  await replaceFile(file, [...lines, ...kept].join('\n'));
}
