import {
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { copyFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { byStage, filesOf } from './publishOrder.mjs';

/** @typedef {import('./publishOrder.mjs').Facts} Facts */
/** @typedef {{ changed: string[], gone: string[] }} FileChanges names of files: new or changed ones, and those that are there no more */

/** How many files are copied at once. */
const AT_ONCE = 16;
/** Times are kept to the millisecond by some file systems. */
const SAME_MS = 2;

/** @param {Facts | undefined} one @param {Facts} other */
const isSame = (one, other) =>
  one === other ||
  (one !== undefined && one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < SAME_MS);

/**
 * @param {ReadonlyMap<string, Facts>} wanted @param {ReadonlyMap<string, Facts>} present
 * @returns {FileChanges} what makes what is present into what is wanted
 */
export const fileChanges = (wanted, present) => ({
  changed: [...wanted].filter(([name, facts]) => !isSame(present.get(name), facts)).map(([name]) => name),
  gone: [...present.keys()].filter((name) => !wanted.has(name)),
});

/**
 * Brings what is served up to what was built: whole files, each put in place at once, in an order in which no visitor meets half of a
 * change. Where
 * there is no room, or it is cut off while files are copied, what is served stays as it was; cut off later, the next time completes it.
 * @param {string} built folder in which nothing is written meanwhile
 * @param {string} served folder that only this function writes; made where it is missing
 * @param {FileChanges} [changes] in what the folders differ, where it is known: to compare them takes long in a large site
 * @returns {Promise<{ written: number, removed: number }>}
 */
export async function publishFolder(built, served, changes) {
  const staging = `${served}.next`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(served, { recursive: true });
  const { changed, gone } = changes ?? fileChanges(filesOf(built), filesOf(served));
  try {
    await copyAll(built, staging, changed);
    for (const name of changed.sort(byStage)) {
      const file = path.join(served, name);
      mkdirSync(path.dirname(file), { recursive: true });
      renameSync(path.join(staging, name), file);
    }
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  // Pages first: what they load goes after them.
  for (const name of gone.sort(byStage).reverse()) remove(served, name);
  return { written: changed.length, removed: gone.length };
}

/**
 * Copies files with their times, by which a server knows which compressed form belongs to which file.
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
      const { atimeMs, mtimeMs } = statSync(source);
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await utimes(target, atimeMs / 1000, mtimeMs / 1000);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Removes a file, and the folders that hold nothing more. @param {string} root @param {string} name */
function remove(root, name) {
  rmSync(path.join(root, name), { force: true });
  for (let folder = path.dirname(name); folder !== '.'; folder = path.dirname(folder)) {
    // What came and went between two times of publishing was never here.
    if (!existsSync(path.join(root, folder))) continue;
    if (readdirSync(path.join(root, folder)).length > 0) break;
    rmdirSync(path.join(root, folder));
  }
}
