import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The size of a file, and its time in milliseconds. */
export interface FileFacts {
  size: number;
  mtimeMs: number;
}

/** What of a built site is known of its files, by their paths. */
export type BuiltFiles = Map<string, FileFacts>;

/**
 * What Gatsby keeps of slices to write it into pages: a file for each page, which nobody is served. The scripts are one for all, and read
 * by the preview. As in `scripts/builder/publishOrder.mjs`.
 */
const PIECE = /\/_gatsby\/slices\/(?!_gatsby-scripts)[^/]+$/;

/**
 * All files in a folder and its folders, without the pieces that Gatsby keeps for itself. A builder that stays warm asks for them at each edit, so what works on a built site shares them.
 * Folders may be named as files are: Gatsby makes one for `/404.html`. Synchronous, because that takes a sixth of the time in a large
 * site, and a builder has nothing else to do.
 * @param folder
 */
export function builtFiles(folder: string): BuiltFiles {
  const files: BuiltFiles = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !PIECE.test(`${entry.parentPath}/${entry.name}`))
      noteFile(files, path.join(entry.parentPath, entry.name));
  return files;
}

/** Notes that a file was written, or removed. */
export function noteFile(files: BuiltFiles, file: string): void {
  const facts = statSync(file, { throwIfNoEntry: false });
  if (facts) files.set(file, { size: facts.size, mtimeMs: facts.mtimeMs });
  else files.delete(file);
}

/** A text that is another one after a file was written; undefined where there is none. */
export function stampOf(files: BuiltFiles, file: string): string | undefined {
  const facts = files.get(file);
  return facts && `${facts.size} ${facts.mtimeMs}`;
}
