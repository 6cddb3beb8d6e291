import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How many files are open at once. */
const AT_ONCE = 32;

/** Every page of a built site; the pieces that Gatsby keeps of slices are none. */
async function pagesBelow(folder: string): Promise<string[]> {
  const slices = path.join(folder, '_gatsby', 'slices');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && entry.parentPath !== slices)
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Changes the HTML of every built page; a file is written only where something changed.
 * @param folder where the site was built, `public`
 * @param change from a page's HTML to another
 */
export async function rewritePages(folder: string, change: (html: string) => string): Promise<void> {
  const files = await pagesBelow(folder);
  const rewrite = async (file: string): Promise<void> => {
    const html = await readFile(file, 'utf8');
    const changed = change(html);
    if (changed !== html) await writeFile(file, changed);
  };
  for (let next = 0; next < files.length; next += AT_ONCE) {
    await Promise.all(files.slice(next, next + AT_ONCE).map(rewrite));
  }
}
