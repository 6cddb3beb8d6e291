import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StoredFiles } from './StoredFiles';

/** Result for a missing file. */
const unlessMissing =
  <Result>(result: Result) =>
  (error: NodeJS.ErrnoException): Result => {
    if (error.code === 'ENOENT') return result;
    throw error;
  };

/** Files in a local folder or a shared volume. */
export function folderFiles(folder: string): StoredFiles {
  return {
    read: (name) => readFile(path.join(folder, name)).catch(unlessMissing(null)),
    remove: (name) => rm(path.join(folder, name), { force: true }),
    async *olderThan(time) {
      for (const name of await readdir(folder).catch(unlessMissing<string[]>([]))) {
        const found = await stat(path.join(folder, name)).catch(unlessMissing(null));
        if (found && found.mtimeMs < time) yield name;
      }
    },
  };
}
