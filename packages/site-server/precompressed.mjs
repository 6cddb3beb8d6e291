import { existsSync, statSync } from 'node:fs';

/**
 * Returns the Brotli file that the build wrote next to a file, or null if there is none. It is ignored if its
 * modification time differs, because a build is then replacing the two and their contents may differ.
 * @param {string} file
 * @returns {string | null}
 */
export function compressedFile(file) {
  const compressed = `${file}.br`;
  // For a name that is too long or below another file, `existsSync` returns false, whereas `statSync` can throw.
  if (!existsSync(file)) return null;
  const [whole, small] = [file, compressed].map((name) => statSync(name, { throwIfNoEntry: false }));
  return whole && small && Math.abs(whole.mtimeMs - small.mtimeMs) < 2 ? compressed : null;
}
