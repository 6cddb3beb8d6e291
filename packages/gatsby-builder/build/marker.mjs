import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Manages a marker file that exists only while a build runs. If it already exists before a build, the previous build
 * was interrupted.
 * @param {string} dataDir
 */
export function buildMarker(dataDir) {
  const file = path.join(dataDir, 'site-building');
  return {
    isSet: () => existsSync(file),
    set() {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, new Date().toISOString());
    },
    clear: () => rmSync(file, { force: true }),
  };
}
