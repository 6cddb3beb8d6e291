import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes the HTML of deleted pages. Gatsby does not know the HTML that an interrupted build has left, so later builds
 * would never remove it. Each build starts by removing the page data of deleted pages, so HTML without page data
 * belongs to no page.
 * @param {string} folder a built checkout
 * @returns {string[]} paths of the removed files in the built site
 */
export function removeLostPages(folder) {
  const built = path.join(folder, 'public');
  const lost = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)))
    // HTML files that come from the static folder never have page data, so keep them.
    .filter((file) => !existsSync(dataOf(built, file)) && !existsSync(path.join(folder, 'static', file)));
  for (const file of lost) {
    for (const form of [file, `${file}.br`]) rmSync(path.join(built, form), { force: true });
    removeEmpty(built, path.dirname(file));
  }
  return lost;
}

/** @param {string} built @param {string} file */
function dataOf(built, file) {
  const page = path.dirname(file);
  return path.join(built, 'page-data', page === '.' ? 'index' : page, 'page-data.json');
}

/**
 * Removes a folder of the built site if it is empty, then its parent folders as long as they are empty. @param {string}
 * built @param {string} folder
 */
function removeEmpty(built, folder) {
  if (folder === '.' || readdirSync(path.join(built, folder)).length > 0) return;
  rmdirSync(path.join(built, folder));
  removeEmpty(built, path.dirname(folder));
}
