import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * All files in a folder and its folders, by their paths. Folders may be named as files are: Gatsby makes one for `/404.html`.
 * @param folder
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}
