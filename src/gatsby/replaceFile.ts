import { rename, writeFile } from 'node:fs/promises';

/** Writes a file at once, so that a server that reads it meanwhile sees the old one or the new one. */
export async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
