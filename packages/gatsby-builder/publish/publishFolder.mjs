import {
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, link, utimes } from 'node:fs/promises';
import path from 'node:path';
import { OBSOLETE_FILE, obsoleteGraceMs, readObsolete, splitObsolete } from './obsoleteAssets.mjs';
import { sortByStage, listPublishedFiles, publishGroups, publishStage } from './publishOrder.mjs';

/** @typedef {import('./publishOrder.mjs').Facts} Facts */
/**
 * @typedef {{ changed: string[], gone: string[] }} FileChanges `changed`: names of new and changed files; `gone`: names
 *   of removed files
 */

/** Number of parallel copies. */
const CONCURRENCY = 16;
/**
 * Differences of modification times up to this limit are ignored, because some file systems store whole milliseconds
 * only.
 */
const TIME_TOLERANCE_MS = 2;

/** @param {Facts | undefined} one @param {Facts} other */
const isSame = (one, other) =>
  one === other ||
  (one !== undefined && one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < TIME_TOLERANCE_MS);

/**
 * Compares two sets of files.
 * @param {ReadonlyMap<string, Facts>} wanted
 * @param {ReadonlyMap<string, Facts>} present
 * @returns {FileChanges} the changes that turn `present` into `wanted`
 */
export const fileChanges = (wanted, present) => ({
  changed: [...wanted].filter(([name, facts]) => !isSame(present.get(name), facts)).map(([name]) => name),
  gone: [...present.keys()].filter((name) => !wanted.has(name)),
});

/**
 * Updates the served folder from the built one. Each file is replaced atomically, in an order in which visitors never
 * see an incomplete change. If copying fails, the served files stay unchanged. If a later step fails, the next run
 * completes the update. Obsolete assets are retained for the grace period.
 * @param {string} built folder that does not change during the call
 * @param {string} served folder that only this function writes; created if missing
 * @param {FileChanges} [changes] differences between the folders. If they are missing, the folders are compared, which
 *   is slow for a large site
 * @param {{ graceMs?: number, now?: number }} [options]
 * @returns {Promise<{ written: number, removed: number, kept: number }>} `kept`: number of obsolete files within the
 *   grace period
 */
export async function publishFolder(
  built,
  served,
  changes,
  { graceMs = obsoleteGraceMs({}), now = Date.now() } = {},
) {
  const staging = `${served}.next`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(served, { recursive: true });
  const { changed, gone } = changes ?? fileChanges(listPublishedFiles(built), listPublishedFiles(served));
  try {
    await copyAll(built, staging, changed);
    const isServed = (/** @type {string} */ name) => existsSync(path.join(served, name));
    for (const name of publishGroups(changed, isServed).flat()) {
      const file = path.join(served, name);
      removeConflict(served, name);
      mkdirSync(path.dirname(file), { recursive: true });
      renameSync(path.join(staging, name), file);
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  const since = readObsolete(served);
  const known = Object.keys(since).filter((name) => !existsSync(path.join(built, name)));
  // Skip a file that a page has already replaced: its path is a folder now.
  const lost = [...new Set([...gone, ...known])].filter((name) => !isFolder(path.join(served, name)));
  const { due, kept } = splitObsolete(
    lost.filter((name) => publishStage(name) === 0),
    since,
    graceMs,
    now,
  );
  const removed = [...lost.filter((name) => publishStage(name) !== 0), ...due];
  // Remove pages before the files that they load, so that no published page refers to a missing file.
  for (const name of removed.sort(sortByStage).reverse()) remove(served, name);
  recordObsolete(served, since, kept);
  return { written: changed.length, removed: removed.length, kept: Object.keys(kept).length };
}

/**
 * Writes the record of obsolete files if it has changed, or removes it if it is empty.
 * @param {string} served
 * @param {import('./obsoleteAssets.mjs').ObsoleteSince} before
 * @param {import('./obsoleteAssets.mjs').ObsoleteSince} kept
 */
function recordObsolete(served, before, kept) {
  const file = path.join(served, OBSOLETE_FILE);
  if (JSON.stringify(kept) === JSON.stringify(before)) return;
  if (Object.keys(kept).length === 0) return rmSync(file, { force: true });
  writeFileSync(`${file}.next`, JSON.stringify(kept));
  renameSync(`${file}.next`, file);
}

/**
 * Copies files and keeps their modification times. The server serves a compressed file only if its time equals that of
 * the original.
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} names
 */
async function copyAll(from, to, names) {
  for (const folder of new Set(names.map((name) => path.dirname(name))))
    mkdirSync(path.join(to, folder), { recursive: true });
  const queue = [...names];
  const work = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const [source, target] = [path.join(from, name), path.join(to, name)];
      if (name.endsWith('.br') && (await linked(source, target))) continue;
      const { atimeMs, mtimeMs } = statSync(source);
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await utimes(target, atimeMs / 1000, mtimeMs / 1000);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/**
 * Creates a hard link to a Brotli file. Brotli files are replaced, but never changed, so a link is as safe as a copy.
 * @param {string} source
 * @param {string} target
 * @returns {Promise<boolean>} whether the file system allows it
 */
const linked = (source, target) =>
  link(source, target).then(
    () => true,
    () => false,
  );

/**
 * Removes a served file if the new file needs a folder at its path, or a folder if it needs a file there. This happens
 * when a URL changes from a page to a file or back.
 * @param {string} root
 * @param {string} name
 */
function removeConflict(root, name) {
  const parts = name.split('/');
  for (const [index] of parts.entries()) {
    const file = path.join(root, ...parts.slice(0, index + 1));
    if (!existsSync(file)) return;
    const isParent = index < parts.length - 1;
    if (statSync(file).isDirectory() !== isParent) rmSync(file, { recursive: true });
  }
}

/** @param {string} file */
const isFolder = (file) => existsSync(file) && statSync(file).isDirectory();

/** Removes a file, and then its parent folders as long as they are empty. @param {string} root @param {string} name */
function remove(root, name) {
  // The path may have become a folder. Keep it in that case.
  if (existsSync(path.join(root, name)) && !isFolder(path.join(root, name))) rmSync(path.join(root, name));
  for (let folder = path.dirname(name); folder !== '.'; folder = path.dirname(folder)) {
    // The folder may be missing because it was created and removed between two publications, or it may be a file now.
    if (!isFolder(path.join(root, folder))) continue;
    if (readdirSync(path.join(root, folder)).length > 0) break;
    rmdirSync(path.join(root, folder));
  }
}
