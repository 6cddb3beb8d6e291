import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type BuiltFiles, noteFile, stampOf } from './builtFiles';

/** After so many pages others have their turn. */
const AT_ONCE = 16;

/** What a page was read as, and the size and time that its file had then. */
interface Known<Facts> {
  stamp: string | undefined;
  facts: Facts;
}

/** Keeps what was read of pages; one that is kept for the next build spares reading pages that no build wrote since. */
export type KnownPages<Facts> = Map<string, Known<Facts>>;

/** What Gatsby keeps for itself is no page. */
const OWN = path.join('_gatsby', 'slices');

/** Every page of a built site. */
const pagesAmong = (files: BuiltFiles): string[] =>
  [...files.keys()].filter((file) => file.endsWith('.html') && !path.dirname(file).endsWith(OWN));

/**
 * Changes the HTML of every built page; a file is written only where something changed.
 * @param built the files of the site
 * @param change from a page's HTML to another, and what is to be known of the page
 * @param known what earlier calls for the site left, and what this one leaves
 * @param finished told of each page that was read, once it is as it will be served
 * @returns what is known of each page
 */
export async function rewritePages<Facts>(
  built: BuiltFiles,
  change: (html: string) => { html: string; facts: Facts },
  known: KnownPages<Facts>,
  finished?: (file: string) => void,
): Promise<Facts[]> {
  const files = pagesAmong(built);
  // Synchronous, as in `builtFiles`.
  const rewrite = (file: string): void => {
    if (known.get(file)?.stamp === stampOf(built, file)) return;
    const before = readFileSync(file, 'utf8');
    const { html, facts } = change(before);
    if (html !== before) {
      writeFileSync(file, html);
      noteFile(built, file);
    }
    known.set(file, { stamp: stampOf(built, file), facts });
    finished?.(file);
  };
  for (let next = 0; next < files.length; next += AT_ONCE) {
    files.slice(next, next + AT_ONCE).forEach(rewrite);
    await setImmediate();
  }
  const present = new Set(files);
  for (const file of known.keys()) if (!present.has(file)) known.delete(file);
  return [...known.values()].map(({ facts }) => facts);
}
