import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFiles } from './BuiltFiles';

/** Writes a file atomically, so that a server never reads a partial one. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** Writes a file of the site atomically if its text changed. Unchanged files keep their time, and so stay in caches. */
export async function writeChanged(file: string, text: string, files: BuiltFiles): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, text);
  files.note(file);
}
