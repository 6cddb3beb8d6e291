import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A file that stands while a build runs. One that is found before a build tells that the build before was cut off.
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
