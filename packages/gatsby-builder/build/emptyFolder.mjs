import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Deletes everything in a folder but keeps the folder itself, because a mount point cannot be removed.
 * @param {string} folder may be missing
 */
export function emptyFolder(folder) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true, force: true });
}
