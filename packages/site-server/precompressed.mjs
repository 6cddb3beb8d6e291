import { existsSync, statSync } from 'node:fs';

/**
 * Returns the Brotli file that the build wrote beside a file. If their times differ, a build is replacing them and the contents differ.
 * @param {string} file
 * @returns {string | null}
 */
export function compressedFile(file) {
  const compressed = `${file}.br`;
  // A name that is too long, or below a file, means that there is no such file.
  if (!existsSync(file)) return null;
  const [whole, small] = [file, compressed].map((name) => statSync(name, { throwIfNoEntry: false }));
  return whole && small && Math.abs(whole.mtimeMs - small.mtimeMs) < 2 ? compressed : null;
}
