import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { StoredFiles } from './StoredFiles';

/** Error codes for a name that no file has, or that no file can have. */
const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENAMETOOLONG', 'ENOTDIR']);

/**
 * Creates an error handler that returns the given result if the file does not exist, and otherwise rethrows the error.
 */
const unlessMissing =
  <Result>(result: Result) =>
  (error: NodeJS.ErrnoException): Result => {
    if (MISSING.has(error.code)) return result;
    throw error;
  };

/** Stores files in a local folder or on a shared volume. */
export function folderFiles(folder: string): StoredFiles {
  /** Returns the path of a file. Undefined for a name that would point outside the folder. */
  const place = (name: string): string | undefined =>
    path.basename(name) === name && !name.includes('\0') ? path.join(folder, name) : undefined;
  return {
    async open(name) {
      const file = place(name);
      const found = file === undefined ? null : await stat(file).catch(unlessMissing(null));
      if (file === undefined || !found?.isFile()) return null;
      const { size, mtime, mtimeMs } = found;
      return {
        size,
        modified: mtime,
        tag: `${size.toString(36)}-${mtimeMs.toString(36)}`,
        read: (range) =>
          Promise.resolve(Readable.toWeb(createReadStream(file, range)) as ReadableStream<Uint8Array>),
      };
    },
    read: (name) => readFile(path.join(folder, name)).catch(unlessMissing(null)),
    async write(name, data) {
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, name), data);
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
    async *olderThan(time) {
      for (const name of await readdir(folder).catch(unlessMissing<string[]>([]))) {
        const found = await stat(path.join(folder, name)).catch(unlessMissing(null));
        if (found && found.mtimeMs < time) yield name;
      }
    },
  };
}
