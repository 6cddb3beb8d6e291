import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { byStage, filesOf, STAGE_COUNT, stageOf } from './publishOrder.mjs';

/** How many files are sent at once. */
const AT_ONCE = 16;
/** What is for who looks for a fault in a build, and no visitor's. */
const NOT_PUBLISHED = /\.map(\.br)?$|^webpack\.stats\.json(\.br)?$/;
/** In the bucket: since when files are gone that are kept for a while, by name, as times in ms. */
const GONE = '_gone.json';
/** In the bucket before anything else: that what it holds is a site's, and may be replaced and removed. */
const MARK = '_site.json';
/** A reader who has just got a page asks for its data next: it goes so much later than the page. */
const LOADING_MS = 10_000;

/** @typedef {import('./siteBucket.mjs').SiteBucket} SiteBucket */

/** MD5 by path, with the size and time at which it was computed. @type {Map<string, { version: string, md5: string }>} */
const known = new Map();

/** @param {string} file @param {import('./publishOrder.mjs').Facts} facts */
async function md5Of(file, { size, mtimeMs }) {
  const version = `${size} ${mtimeMs}`;
  const before = known.get(file);
  if (before?.version === version) return before.md5;
  const md5 = createHash('md5')
    .update(await readFile(file))
    .digest('hex');
  known.set(file, { version, md5 });
  return md5;
}

/**
 * Makes sure that a bucket is the site's own: one that is empty is marked, one that holds something and bears no mark is somebody else's.
 * @param {SiteBucket} bucket
 * @param {Map<string, string>} present what it holds
 * @throws {Error} when nothing in it may be touched
 */
async function claim(bucket, present) {
  if (present.has(MARK)) return;
  if (present.size > 0)
    throw new Error(
      `The bucket ${bucket.name} (SITE_BUCKET) holds ${present.size} files that are not of a site published from here, ` +
        `such as ${[...present.keys()].slice(0, 3).join(', ')}: publishing would remove them, so nothing was changed. ` +
        `Name an empty bucket, or, where all of this may be replaced, put a file of the name ${MARK} into it.`,
    );
  await bucket.put(MARK, Buffer.from(`${JSON.stringify({ holds: 'a site, and nothing else' })}\n`));
}

/** @template T @param {Iterable<T>} items @param {(item: T) => Promise<void>} work */
async function eachOf(items, work) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Brings a bucket up to what is served, in an order in which no reader meets half of a change: what pages load, then the data of pages, then
 * pages, then what leads to them; each stage is complete before the next begins. Then pages that are gone are removed, after a moment
 * their data, and what pages of before may still load (files with a hash in their name) once it is gone for the grace period.
 * Only what differs is sent, by the MD5 that the bucket lists: a run that was cut off is completed by the next one.
 * @param {string} folder in which nothing is written meanwhile
 * @param {SiteBucket} bucket that only this function writes
 * @param {{ loadingMs?: number, now?: number }} [options]
 * @returns {Promise<{ written: number, removed: number, kept: number }>} `kept`: files that are gone and wait for their time
 * @throws {Error} when the folder holds no site, or the bucket holds something else, or does not answer: what is there stays whole
 */
export async function publishBucket(folder, bucket, { loadingMs = LOADING_MS, now = Date.now() } = {}) {
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`${folder} holds no site`);
  const [present, files] = [await bucket.list(), filesOf(folder)];
  await claim(bucket, present);
  const wanted = new Map([...files].filter(([name]) => !NOT_PUBLISHED.test(name)));
  /** @type {string[]} */
  const changed = [];
  for (const [name, facts] of wanted)
    if (present.get(name) !== (await md5Of(path.join(folder, name), facts))) changed.push(name);

  for (let stage = 0; stage < STAGE_COUNT; stage += 1) {
    const [compressed, plain] = split(
      changed.filter((name) => stageOf(name) === stage),
      (name) => name.endsWith('.br'),
    );
    // A page beside the compressed form of an older one would be two pages.
    for (const names of [compressed, plain])
      await eachOf(names, async (name) => bucket.put(name, await readFile(path.join(folder, name))));
  }

  const gone = [...present.keys()]
    .filter((name) => !wanted.has(name) && name !== GONE && name !== MARK)
    .sort(byStage)
    .reverse();
  return {
    written: changed.length,
    ...(await removeGone(bucket, gone, present.has(GONE), { loadingMs, now })),
  };
}

/**
 * @param {SiteBucket} bucket
 * @param {string[]} gone pages first
 * @param {boolean} hasNotes
 * @param {{ loadingMs: number, now: number }} times
 */
async function removeGone(bucket, gone, hasNotes, { loadingMs, now }) {
  const [assets, pages] = split(gone, (name) => stageOf(name) === 0);
  const [data, shown] = split(pages, (name) => stageOf(name) === 1);
  await eachOf(shown, bucket.remove);
  if (shown.length > 0 && data.length > 0) await wait(loadingMs);
  await eachOf(data, bucket.remove);

  /** @type {Record<string, number>} */
  const before = hasNotes ? JSON.parse((await bucket.read(GONE)) ?? '{}') : {};
  const since = (/** @type {string} */ name) => before[name] ?? now;
  const [due, kept] = split(assets, (name) => now - since(name) >= bucket.graceMs);
  await eachOf(due, bucket.remove);
  const notes = JSON.stringify(Object.fromEntries(kept.sort().map((name) => [name, since(name)])));
  if (kept.length > 0 && notes !== JSON.stringify(before)) await bucket.put(GONE, Buffer.from(notes));
  if (kept.length === 0 && hasNotes) await bucket.remove(GONE);
  return { removed: pages.length + due.length, kept: kept.length };
}

/** @template T @param {T[]} items @param {(item: T) => boolean} isFirst @returns {[T[], T[]]} */
const split = (items, isFirst) => [items.filter(isFirst), items.filter((item) => !isFirst(item))];
