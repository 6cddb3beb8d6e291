import { existsSync, statSync } from 'node:fs';

/**
 * The Brotli form of a file that the build wrote beside it. One of another time than the file's is of another content: a build is
 * just writing.
 * @param {string} file
 * @returns {string | null}
 */
export function compressedFile(file) {
  const compressed = `${file}.br`;
  // A name that is too long, or below a file, is no fault: there is nothing.
  if (!existsSync(file)) return null;
  const [whole, small] = [file, compressed].map((name) => statSync(name, { throwIfNoEntry: false }));
  return whole && small && Math.abs(whole.mtimeMs - small.mtimeMs) < 2 ? compressed : null;
}
