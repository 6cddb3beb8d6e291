import { constants, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, utimes } from 'node:fs/promises';
import path from 'node:path';

/** How many files are copied at once. */
const AT_ONCE = 16;
/** Times are kept to the millisecond by some file systems. */
const SAME_MS = 2;
/**
 * The order in which files are put in place: what pages load before the data of pages, that before the pages, and what leads to pages after
 * them. So nothing is served that refers to what is not there yet, and no page with data that is older than the page.
 */
const STAGES = [
  /^(?!page-data\/|slice-data\/|search\/|_headers|_redirects)(?!.*\.(html|xml|txt)(\.br)?$)/,
  /^(page-data|slice-data)\//,
  /\.html(\.br)?$/,
];

/** @typedef {{ size: number, mtimeMs: number }} Facts */

/** @param {string} name */
const stageOf = (name) => {
  const stage = STAGES.findIndex((pattern) => pattern.test(name));
  return stage < 0 ? STAGES.length : stage;
};

/**
 * @param {string} folder
 * @returns {Map<string, Facts>} all files below, by their path in it
 */
function filesOf(folder) {
  /** @type {Map<string, Facts>} */
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { size, mtimeMs } = statSync(file);
    files.set(path.relative(folder, file), { size, mtimeMs });
  }
  return files;
}

/** @param {Facts | undefined} one @param {Facts} other */
const isSame = (one, other) =>
  one !== undefined && one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < SAME_MS;

/** Pages before the compressed form that belongs to them would be served beside an old one: that comes first. */
const byStage = (/** @type {string} */ one, /** @type {string} */ other) =>
  stageOf(one) - stageOf(other) || Number(other.endsWith('.br')) - Number(one.endsWith('.br'));

/**
 * Brings what is served up to what was built: whole files, each put in place at once, in an order in which no visitor meets half of a
 * change. Where
 * there is no room, or it is cut off while files are copied, what is served stays as it was; cut off later, the next time completes it.
 * @param {string} built folder in which nothing is written meanwhile
 * @param {string} served folder that only this function writes; made where it is missing
 * @returns {Promise<{ written: number, removed: number }>}
 */
export async function publishFolder(built, served) {
  const staging = `${served}.next`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(served, { recursive: true });
  const wanted = filesOf(built);
  const present = filesOf(served);
  const changed = [...wanted]
    .filter(([name, facts]) => !isSame(present.get(name), facts))
    .map(([name]) => name);
  const gone = [...present.keys()].filter((name) => !wanted.has(name));
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
  let folder = path.dirname(name);
  while (folder !== '.' && readdirSync(path.join(root, folder)).length === 0) {
    rmdirSync(path.join(root, folder));
    folder = path.dirname(folder);
  }
}
