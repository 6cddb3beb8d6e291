import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltFiles } from './BuiltFiles';

/** Writes a file atomically, so that a server never reads a partial one. */
export async function replaceFile(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/**
 * Writes a file of the site atomically, but only if its content changed. Unchanged files keep their modification time,
 * so browsers and proxies keep them cached.
 */
export async function writeChanged(file: string, content: string | Buffer, files: BuiltFiles): Promise<void> {
  const before = await readFile(file).catch(() => null);
  if (before?.equals(Buffer.from(content))) return;
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, content);
  files.note(file);
}
