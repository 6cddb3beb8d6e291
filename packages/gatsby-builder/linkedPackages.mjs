import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the folders of packages that npm links into a folder, through `file:` versions in its `package.json`.
 * @param {string} folder
 * @returns {string[]} absolute paths
 */
export function linkedPackages(folder) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.values(/** @type {Record<string, string>} */ (dependencies))
    .filter((version) => version.startsWith('file:'))
    .map((version) => path.resolve(folder, version.slice('file:'.length)));
}
