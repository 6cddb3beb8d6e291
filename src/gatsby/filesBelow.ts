import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * All files in a folder and its folders, by their paths. Folders may be named as files are: Gatsby makes one for `/404.html`.
 * Synchronous, because that takes a sixth of the time in a large site, and a builder has nothing else to do.
 * @param folder
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}
