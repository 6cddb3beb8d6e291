import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './filesBelow';

/** How many files are open at once. */
const AT_ONCE = 32;

/** What a page was read as, and the size and time that its file had then. */
interface Known<Facts> {
  stamp: string;
  facts: Facts;
}

/** Keeps what was read of pages; one that is kept for the next build spares reading pages that no build wrote since. */
export type KnownPages<Facts> = Map<string, Known<Facts>>;

/** Every page of a built site; the pieces that Gatsby keeps of slices are none. */
function pagesBelow(folder: string): string[] {
  const slices = path.join(folder, '_gatsby', 'slices');
  return filesBelow(folder).filter((file) => file.endsWith('.html') && path.dirname(file) !== slices);
}

function stampOf(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/**
 * Changes the HTML of every built page; a file is written only where something changed.
 * @param folder where the site was built, `public`
 * @param change from a page's HTML to another, and what is to be known of the page
 * @param known what earlier calls for the folder left, and what this one leaves
 * @returns what is known of each page
 */
export async function rewritePages<Facts>(
  folder: string,
  change: (html: string) => { html: string; facts: Facts },
  known: KnownPages<Facts>,
): Promise<Facts[]> {
  const files = pagesBelow(folder);
  const rewrite = async (file: string): Promise<void> => {
    if (known.get(file)?.stamp === stampOf(file)) return;
    const before = await readFile(file, 'utf8');
    const { html, facts } = change(before);
    if (html !== before) await writeFile(file, html);
    known.set(file, { stamp: stampOf(file), facts });
  };
  for (let next = 0; next < files.length; next += AT_ONCE) {
    await Promise.all(files.slice(next, next + AT_ONCE).map(rewrite));
  }
  const present = new Set(files);
  for (const file of known.keys()) if (!present.has(file)) known.delete(file);
  return [...known.values()].map(({ facts }) => facts);
}
