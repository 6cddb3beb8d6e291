import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltFiles, noteFile, stampOf } from './builtFiles';

const SLICES = path.join('_gatsby', 'slices');
/** How many files are open at once. */
const AT_ONCE = 32;

/** What a page was read as, and the size and time that its file had then. */
interface Known<Facts> {
  stamp: string | undefined;
  facts: Facts;
}

/** Keeps what was read of pages; one that is kept for the next build spares reading pages that no build wrote since. */
export type KnownPages<Facts> = Map<string, Known<Facts>>;

/** Every page of a built site; the pieces that Gatsby keeps of slices are none. */
const pagesAmong = (files: BuiltFiles): string[] =>
  [...files.keys()].filter((file) => file.endsWith('.html') && !path.dirname(file).endsWith(SLICES));

/**
 * Changes the HTML of every built page; a file is written only where something changed.
 * @param built the files of the site
 * @param change from a page's HTML to another, and what is to be known of the page
 * @param known what earlier calls for the site left, and what this one leaves
 * @returns what is known of each page
 */
export async function rewritePages<Facts>(
  built: BuiltFiles,
  change: (html: string) => { html: string; facts: Facts },
  known: KnownPages<Facts>,
): Promise<Facts[]> {
  const files = pagesAmong(built);
  const rewrite = async (file: string): Promise<void> => {
    if (known.get(file)?.stamp === stampOf(built, file)) return;
    const before = await readFile(file, 'utf8');
    const { html, facts } = change(before);
    if (html !== before) {
      await writeFile(file, html);
      noteFile(built, file);
    }
    known.set(file, { stamp: stampOf(built, file), facts });
  };
  for (let next = 0; next < files.length; next += AT_ONCE) {
    await Promise.all(files.slice(next, next + AT_ONCE).map(rewrite));
  }
  const present = new Set(files);
  for (const file of known.keys()) if (!present.has(file)) known.delete(file);
  return [...known.values()].map(({ facts }) => facts);
}
