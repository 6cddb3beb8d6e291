import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { BuiltFiles } from '../files/BuiltFiles';

/** Number of pages that are processed before other work may run. */
const CONCURRENCY = 16;

/** Facts about pages by the path of their HTML file. */
export type PageFactsByFile<Facts> = Map<string, Facts>;

/** Folder of Gatsby's slice fragments, which are not pages. */
const SLICES_FOLDER = path.join('_gatsby', 'slices');

const isPage = (file: string): boolean =>
  file.endsWith('.html') && !path.dirname(file).endsWith(SLICES_FOLDER);

/**
 * Rewrites the HTML of all pages that changed since the last scan of `BuiltFiles`. Writes a file only if its content
 * changes.
 * @param change returns the new HTML of a page and facts about it
 * @param known facts from earlier calls; this call updates them
 * @param finished called with the file of each processed page when its HTML is final
 * @returns facts about all pages
 */
export async function rewritePages<Facts>(
  built: BuiltFiles,
  change: (html: string) => { html: string; facts: Facts },
  known: PageFactsByFile<Facts>,
  finished?: (file: string) => void,
): Promise<Facts[]> {
  const files = [...built.changed].filter(isPage);
  // Synchronous calls are faster here, as in `BuiltFiles`.
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
  for (let next = 0; next < files.length; next += CONCURRENCY) {
    files.slice(next, next + CONCURRENCY).forEach(rewrite);
    await setImmediate();
  }
  for (const file of built.gone) known.delete(file);
  return [...known.values()];
}
