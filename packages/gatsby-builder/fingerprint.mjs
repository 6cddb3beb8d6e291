import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const IGNORED = new Set([
  'node_modules',
  '.next',
  '.cache',
  'public',
  '.data',
  '.git',
  'coverage',
  'next-env.d.ts',
  'gatsby-types.d.ts',
]);

/** Test files and type checker caches, which do not affect builds. */
const IGNORED_FILES = /\.tsbuildinfo$|\.test\.(ts|tsx|mjs)$/;

/**
 * Lists all files in a folder and its subfolders.
 * @param {string} file a file or folder
 * @returns {Generator<string>} paths in a fixed order
 */
function* filesBelow(file) {
  if (!existsSync(file)) return;
  if (!statSync(file).isDirectory()) {
    yield file;
    return;
  }
  for (const name of readdirSync(file).sort()) {
    if (!IGNORED.has(name) && !IGNORED_FILES.test(name)) yield* filesBelow(path.join(file, name));
  }
}

/**
 * Returns a string that changes when the size or modification time of a file changes. It is much faster than {@link
 * fingerprint}. It misses a change only if the size stays the same and the file's modification time is reset.
 * @param {string[]} files files and folders; generated subfolders are ignored
 * @param {string[]} [words] other values that are part of the result
 */
export function statFingerprint(files, words = []) {
  const hash = createHash('sha256');
  for (const file of files.flatMap((name) => [...filesBelow(name)])) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  for (const word of words) hash.update(word).update('\0');
  return hash.digest('hex');
}

/**
 * Returns a hash of the content of files and of other values.
 * @param {string[]} files files and folders; generated subfolders are ignored
 * @param {string[]} [words] other values that are part of the hash
 */
export function fingerprint(files, words = []) {
  const hash = createHash('sha256');
  for (const file of files.flatMap((name) => [...filesBelow(name)])) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  for (const word of words) hash.update(word).update('\0');
  return hash.digest('hex');
}
