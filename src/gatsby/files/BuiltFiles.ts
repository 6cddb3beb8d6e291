import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Size of a file in bytes, and its modification time in milliseconds. */
export interface FileFacts {
  size: number;
  mtimeMs: number;
}

/**
 * Slice fragments. Gatsby inserts them into pages and never serves them, so they are ignored. The fragment with the
 * shared scripts (`_gatsby-scripts`) is not ignored, because the preview reads it.
 * `packages/gatsby-builder/publish/publishOrder.mjs` uses the same pattern.
 */
const SLICE_FILE = /\/_gatsby\/slices\/(?!_gatsby-scripts)[^/]+$/;

/**
 * Entries of a folder when its modification time was `mtimeMs`. That time changes when entries are added, removed or
 * renamed.
 */
interface Folder {
  mtimeMs: number;
  files: readonly string[];
  folders: readonly string[];
}

/**
 * A folder changed less than this time ago is read again by the next scan, because a further change could have the same
 * timestamp.
 */
const SETTLED_MS = 100;
/**
 * Extension of compressed files. They are always renamed into place, which changes the modification time of their
 * folder. In an unchanged folder, only other files can have been overwritten and must be checked.
 */
const RENAMED = '.br';

function readFolder(folder: string, mtimeMs: number): Folder {
  const entries = readdirSync(folder, { withFileTypes: true });
  const pathOf = ({ name }: { name: string }) => path.join(folder, name);
  return {
    mtimeMs,
    files: entries.filter((entry) => entry.isFile() && !SLICE_FILE.test(`/${pathOf(entry)}`)).map(pathOf),
    folders: entries.filter((entry) => entry.isDirectory()).map(pathOf),
  };
}

/**
 * All files of a built site by path, without Gatsby's slice fragments, and the changes since the last scan (`look`).
 * All steps after a build share it: a warm builder runs after every edit, and each edit changes only a few of tens of
 * thousands of files.
 */
export class BuiltFiles extends Map<string, FileFacts> {
  /**
   * Files that were written between the last two scans, or recorded since (`note`). After the first scan, these are all
   * files.
   */
  readonly changed = new Set<string>();
  /** Files that were removed between the last two scans, or deleted since. */
  readonly gone = new Set<string>();
  /** Files written or removed since the last settled scan (`settle`). */
  private readonly unsettled = new Set<string>();
  private isSettled = false;
  private readonly root: string;
  private readonly folders = new Map<string, Folder>();

  /** @param root folder of the site. The map is empty before the first `look` */
  constructor(root: string) {
    super();
    this.root = root;
  }

  /**
   * Scans the site for files written and removed since the last call.
   * Skips unchanged folders, which saves three quarters of the time in a site of 10,000 pages. Folders may be named
   * like files, because Gatsby creates one for `/404.html`. Uses synchronous calls, because they take a sixth of the
   * time of asynchronous ones.
   */
  look(): this {
    this.changed.clear();
    this.gone.clear();
    if (this.isSettled) this.unsettled.clear();
    this.isSettled = false;
    this.lookInto(this.root, Date.now());
    return this;
  }

  /** Records that a file was written or removed after the last scan. */
  note(file: string): void {
    const facts = statSync(file, { throwIfNoEntry: false });
    const last = this.get(file);
    if (!facts) this.delete(file);
    else if (last?.size !== facts.size || last.mtimeMs !== facts.mtimeMs)
      this.set(file, { size: facts.size, mtimeMs: facts.mtimeMs });
  }

  /**
   * Records that all steps have processed the changes of the last scan. Some batches of a long build skip steps and do
   * not call it.
   */
  settle(): void {
    this.isSettled = true;
  }

  /** Checks whether a file is unchanged since the last settled scan (`settle`). */
  isSame(file: string): boolean {
    return !this.unsettled.has(file);
  }

  /** Returns a string that changes whenever the file is written, or undefined for a missing file. */
  stamp(file: string): string | undefined {
    const facts = this.get(file);
    return facts && `${facts.size} ${facts.mtimeMs}`;
  }

  override set(file: string, facts: FileFacts): this {
    this.changed.add(file);
    this.unsettled.add(file);
    this.gone.delete(file);
    return super.set(file, facts);
  }

  override delete(file: string): boolean {
    if (!super.delete(file)) return false;
    this.changed.delete(file);
    this.unsettled.add(file);
    this.gone.add(file);
    return true;
  }

  private lookInto(folder: string, now: number): void {
    const facts = statSync(folder, { throwIfNoEntry: false });
    if (!facts?.isDirectory()) {
      this.forget(folder);
      return;
    }
    const before = this.folders.get(folder);
    const isSame = before?.mtimeMs === facts.mtimeMs;
    const found = isSame ? before : readFolder(folder, facts.mtimeMs);
    if (before && !isSame) {
      const [files, folders] = [new Set(found.files), new Set(found.folders)];
      for (const file of before.files) if (!files.has(file)) this.delete(file);
      for (const inner of before.folders) if (!folders.has(inner)) this.forget(inner);
    }
    const isSettled = now - facts.mtimeMs > SETTLED_MS;
    this.folders.set(folder, isSettled ? found : { ...found, mtimeMs: NaN });
    for (const file of found.files) if (!isSame || !file.endsWith(RENAMED)) this.note(file);
    for (const inner of found.folders) this.lookInto(inner, now);
  }

  /** Removes a deleted folder and all its files. */
  private forget(folder: string): void {
    const before = this.folders.get(folder);
    if (!before) return;
    before.files.forEach((file) => this.delete(file));
    before.folders.forEach((inner) => this.forget(inner));
    this.folders.delete(folder);
  }
}
