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

/** Tests and type checker caches do not affect builds. */
const IGNORED_FILES = /\.tsbuildinfo$|\.test\.(ts|tsx|mjs)$/;

/**
 * @param {string} file
 * @returns {Generator<string>} all files of a folder, in a fixed order
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
 * Returns a string that changes with the sizes or times of the files. Much faster than {@link fingerprint}, and reliable unless file times
 * are set back.
 * @param {string[]} files files and folders; generated subfolders are ignored
 * @param {string[]} [words]
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
 * Returns a hash of the files and words.
 * @param {string[]} files files and folders; generated subfolders are ignored
 * @param {string[]} [words]
 */
export function fingerprint(files, words = []) {
  const hash = createHash('sha256');
  for (const file of files.flatMap((name) => [...filesBelow(name)])) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  for (const word of words) hash.update(word).update('\0');
  return hash.digest('hex');
}
