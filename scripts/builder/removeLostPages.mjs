import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes the HTML of pages that are no more. A build that was cut off leaves that of pages which no build knows of afterwards.
 * @param {string} folder the built site
 * @param {readonly string[]} pages addresses of all its pages
 * @returns {string[]} the files that were removed
 */
export function removeLostPages(folder, pages) {
  const files = new Set(pages.flatMap((page) => [htmlFile(page), htmlFile(decodeURI(page))]));
  const lost = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    // What the static folder holds has no page data, neither now nor before.
    .filter((file) => !files.has(file) && !existsSync(path.join('static', file)));
  for (const file of lost) rmSync(path.join(folder, file));
  return lost;
}

/** @param {string} page */
const htmlFile = (page) => (page.endsWith('.html') ? page.slice(1) : path.join(page.slice(1), 'index.html'));
