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

/** What a folder held when it had this time: it has another one as soon as something in it is added, removed or renamed. */
interface Folder {
  mtimeMs: number;
  files: string[];
  folders: string[];
}

/** What an earlier look at a site found, for the next one: what was noted since is part of it. */
export interface KnownFiles {
  folders: Map<string, Folder>;
  files: BuiltFiles;
}

/** A folder that was changed so short a time ago may change again without another time. */
const SETTLED_MS = 100;
/** Compressed files are only put in place by renaming, which changes the time of their folder. All other files may be overwritten. */
const RENAMED = '.br';

function readFolder(folder: string, mtimeMs: number): Folder {
  const entries = readdirSync(folder, { withFileTypes: true });
  const pathOf = ({ name }: { name: string }) => path.join(folder, name);
  return {
    mtimeMs,
    files: entries.filter((entry) => entry.isFile() && !PIECE.test(`/${pathOf(entry)}`)).map(pathOf),
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
  };
}

/**
 * All files in a folder and its folders, without the pieces that Gatsby keeps for itself. A builder that stays warm asks for them at each
 * edit, so what works on a built site shares them, and folders that did not change are not read again: in a site of 10,000 pages that
 * takes three quarters of the time.
 * Folders may be named as files are: Gatsby makes one for `/404.html`. Synchronous, because that takes a sixth of the time in a large
 * site, and a builder has nothing else to do.
 * @param folder
 * @param known what the call before found, and what this one finds
 * @returns a file that is as it was has the same object as before
 */
export function builtFiles(
  folder: string,
  known: KnownFiles = { folders: new Map(), files: new Map() },
): BuiltFiles {
  const files: BuiltFiles = new Map();
  const folders: KnownFiles['folders'] = new Map();
  const now = Date.now();
  const look = (at: string): void => {
    const facts = statSync(at, { throwIfNoEntry: false });
    if (!facts) return;
    const before = known.folders.get(at);
    const isSame = before?.mtimeMs === facts.mtimeMs;
    const found = isSame ? before : readFolder(at, facts.mtimeMs);
    if (now - facts.mtimeMs > SETTLED_MS) folders.set(at, found);
    for (const file of found.files) {
      const last = known.files.get(file);
      if (last && isSame && file.endsWith(RENAMED)) files.set(file, last);
      else noteFile(files, file, last);
    }
    found.folders.forEach(look);
  };
  look(folder);
  Object.assign(known, { folders, files });
  return files;
}

/**
 * Notes that a file was written, or removed.
 * @param last what was known of it, which is kept where it still holds
 */
export function noteFile(files: BuiltFiles, file: string, last?: FileFacts): void {
  const facts = statSync(file, { throwIfNoEntry: false });
  if (!facts) files.delete(file);
  else if (last?.size === facts.size && last.mtimeMs === facts.mtimeMs) files.set(file, last);
  else files.set(file, { size: facts.size, mtimeMs: facts.mtimeMs });
}

/** The texts of `stampOf`, by the state of a file: a large site has tens of thousands of files, and few of them change. */
const stamps = new WeakMap<FileFacts, string>();

/** A text that is another one after a file was written; undefined where there is none. */
export function stampOf(files: BuiltFiles, file: string): string | undefined {
  const facts = files.get(file);
  if (!facts) return undefined;
  const known = stamps.get(facts) ?? `${facts.size} ${facts.mtimeMs}`;
  stamps.set(facts, known);
  return known;
}
