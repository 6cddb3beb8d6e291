import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFiles } from './BuiltFiles';

/** Writes a file at once, so that a server that reads it meanwhile sees the old one or the new one. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/**
 * Writes a file of the site as `replaceFile` does, unless it holds the text already: what did not change keeps its time, and so its place
 * in caches.
 * @param files of the built site
 */
export async function writeChanged(file: string, text: string, files: BuiltFiles): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return;
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, text);
  files.note(file);
}
