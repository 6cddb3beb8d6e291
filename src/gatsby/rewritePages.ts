import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { BuiltFiles } from './BuiltFiles';

/** After so many pages others have their turn. */
const AT_ONCE = 16;

/** What is known of pages, by their files. */
export type KnownPages<Facts> = Map<string, Facts>;

/** What Gatsby keeps for itself is no page. */
const OWN = path.join('_gatsby', 'slices');

const isPage = (file: string): boolean => file.endsWith('.html') && !path.dirname(file).endsWith(OWN);

/**
 * Changes the HTML of every built page that was written since the last look; a file is written only where something changed.
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
  const files = [...built.changed].filter(isPage);
  // Synchronous, as in `BuiltFiles`.
  const rewrite = (file: string): void => {
    const before = readFileSync(file, 'utf8');
    const { html, facts } = change(before);
    if (html !== before) {
      writeFileSync(file, html);
      built.note(file);
    }
    known.set(file, facts);
    finished?.(file);
  };
  for (let next = 0; next < files.length; next += AT_ONCE) {
    files.slice(next, next + AT_ONCE).forEach(rewrite);
    await setImmediate();
  }
  for (const file of built.gone) known.delete(file);
  return [...known.values()];
}
