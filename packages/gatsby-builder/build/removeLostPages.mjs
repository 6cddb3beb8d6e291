import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes the HTML of pages that are no more. A build that was cut off leaves that of pages which no build knows of afterwards; their page
 * data is removed by each ordinary build of Gatsby at its start, so that HTML without it belongs to no page.
 * @param {string} folder a checkout that was built
 * @returns {string[]} the files that were removed, by their paths in the built site
 */
export function removeLostPages(folder) {
  const built = path.join(folder, 'public');
  const lost = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)))
    // What the static folder holds has no page data, neither now nor before.
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

/** Removes a folder of the built site and those above it, as far as they are empty. @param {string} built @param {string} folder */
function removeEmpty(built, folder) {
  if (folder === '.' || readdirSync(path.join(built, folder)).length > 0) return;
  rmdirSync(path.join(built, folder));
  removeEmpty(built, path.dirname(folder));
}
