import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';

const NOT_SEARCHED = new Set(['node_modules', '.cache', '.next', '.git', '.node', '.data', 'public']);

/**
 * Matches the names of slow tests: those that start a CMS, a worker, a builder or a browser. Tests in `e2e/journeys`
 * use a browser too, but are not marked as slow, because every run includes them.
 */
export const SLOW = /\.slow\.(test|spec)\.[a-z]+$/;

/**
 * Lists the slow tests of the project.
 * @param {string} [folder]
 * @returns {string[]} paths of the slow test files, relative to the project
 */
export function slowTests(folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SEARCHED.has(entry.name) ? [] : slowTests(file);
    return SLOW.test(entry.name) ? [path.relative(root, file)] : [];
  });
}
