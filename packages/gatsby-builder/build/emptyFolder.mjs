import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes all that a folder holds. The folder itself stays: a volume that is mounted there cannot be removed.
 * @param {string} folder may be missing
 */
export function emptyFolder(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true });
}
