import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { claimBucket, SITE_MARKER } from './publish/claimBucket.mjs';
import { OBSOLETE_FILE, parseObsolete, splitObsolete } from './publish/obsoleteAssets.mjs';
import { sortByStage, listPublishedFiles, publishGroups, publishStage } from './publish/publishOrder.mjs';

/** Number of parallel uploads. */
const CONCURRENCY = 16;
/** Files that are not uploaded: source maps and build statistics, which only help debugging. */
const NOT_PUBLISHED = /\.map(\.br)?$|^webpack\.stats\.json(\.br)?$/;
/**
 * Delay between the removal of a page and the removal of its data. A visitor whose browser has just loaded the page
 * requests the data next.
 */
const LOADING_MS = 10_000;

/** @typedef {import('./siteBucket.mjs').SiteBucket} SiteBucket */
/** @typedef {import('./publish/publishFolder.mjs').FileChanges} FileChanges */
/**
 * @typedef {{ written: number, removed: number, kept: number }} Published Number of files. `removed` includes files
 *   that are removed later, after the delay; `kept` counts obsolete files that are still within the grace period
 */

/**
 * @typedef {object} BucketPublisher
 * @property {(folder: string, changes?: FileChanges, now?: number) => Promise<Published>} publish updates the bucket
 *   from a folder, which must not change during the call; `changes`: differences from the last published state, if the
 *   caller knows them
 * @property {() => Promise<void>} settled resolves when all delayed removals are done; throws if one of them failed
 */

/**
 * MD5 hash by file path. `version` is the size and modification time of the hashed file; the file is hashed again when
 * it differs. @type {Map<string, { version: string, md5: string }>}
 */
const md5Cache = new Map();

/** @param {string} file */
async function md5Of(file) {
  const { size, mtimeMs } = await stat(file);
  const version = `${size} ${mtimeMs}`;
  const before = md5Cache.get(file);
  if (before?.version === version) return before.md5;
  const md5 = createHash('md5')
    .update(await readFile(file))
    .digest('hex');
  md5Cache.set(file, { version, md5 });
  return md5;
}

/**
 * Processes items in parallel. If an item fails, no further items are started, and the error is thrown after the
 * running ones have ended.
 * @template T
 * @param {Iterable<T>} items
 * @param {(item: T) => Promise<void>} work
 */
async function eachOf(items, work) {
  const queue = [...items];
  const worker = async () => {
    try {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: CONCURRENCY }, worker));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** @template T @param {T[]} items @param {(item: T) => boolean} isFirst @returns {[T[], T[]]} */
const split = (items, isFirst) => [items.filter(isFirst), items.filter((item) => !isFirst(item))];

/**
 * Creates a publisher that keeps a bucket equal to the built site. No other process may write to the bucket. The
 * publisher lists the bucket on first use, after a failure, and when the caller does not know the changes. It runs one
 * operation at a time.
 * @param {SiteBucket} bucket
 * @param {{ loadingMs?: number }} [options]
 * @returns {BucketPublisher}
 */
export function bucketPublisher(bucket, { loadingMs = LOADING_MS } = {}) {
  /**
   * MD5 hash by file name of everything in the bucket, or null if the content is unknown and the bucket must be listed.
   * @type {Map<string, string> | null}
   */
  let present = null;
  /**
   * Time at which each retained asset became obsolete, by file name. It is also stored in the bucket, so that it
   * survives a restart. @type {Record<string, number>}
   */
  let obsoleteSince = {};
  /**
   * Files whose removal is scheduled: one set per publication. They are kept while pages that still need them finish
   * loading. @type {Set<Set<string>>}
   */
  const later = new Set();
  /** Resolves when all removals that have been delayed so far are done. @type {Promise<unknown>} */
  let settled = Promise.resolve();
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  const inTurn = (work) => {
    const mine = last.then(work).catch((error) => {
      present = null;
      throw error;
    });
    last = mine.catch(() => {});
    return mine;
  };

  async function list() {
    const found = await bucket.list();
    await claimBucket(bucket, found);
    obsoleteSince = found.has(OBSOLETE_FILE) ? parseObsolete((await bucket.read(OBSOLETE_FILE)) ?? '{}') : {};
    for (const name of [OBSOLETE_FILE, SITE_MARKER]) found.delete(name);
    return found;
  }

  /** @param {string} name @param {Map<string, string>} held */
  async function remove(name, held) {
    await bucket.remove(name);
    held.delete(name);
  }

  /**
   * Removes page data first, then assets, because data can refer to assets. @param {Iterable<string>} names @param
   * {Map<string, string>} held
   */
  async function removeInOrder(names, held) {
    const [assets, data] = split([...names], (name) => publishStage(name) === 0);
    for (const some of [data, assets]) await eachOf(some, (name) => remove(name, held));
  }

  /**
   * Removes the data and assets of removed pages after a delay, so that a browser that is still loading such a page can
   * finish. @param {string[]} names
   */
  function removeLater(names) {
    const waiting = new Set(names);
    later.add(waiting);
    const done = wait(loadingMs).then(() =>
      inTurn(async () => {
        later.delete(waiting);
        // If a publication failed meanwhile, the bucket's content is unknown. The next publication lists the bucket and
        // removes these files then.
        if (present) await removeInOrder(waiting, present);
      }),
    );
    done.catch((error) =>
      console.error('Obsolete files could not be removed; the next publication retries', error),
    );
    settled = settled.then(() => done);
    settled.catch(() => {});
  }

  /**
   * @param {string} folder
   * @param {string[]} names
   * @param {Map<string, string>} held
   * @returns {Promise<number>} number of changed files
   */
  async function send(folder, names, held) {
    /** @type {Map<string, string>} */
    const due = new Map();
    for (const name of names) {
      const md5 = await md5Of(path.join(folder, name));
      if (held.get(name) !== md5) due.set(name, md5);
    }
    const groups = publishGroups([...due.keys()], (name) => held.has(name));
    for (const group of groups)
      await eachOf(group, async (name) => {
        await bucket.put(name, await readFile(path.join(folder, name)));
        held.set(name, /** @type {string} */ (due.get(name)));
      });
    return due.size;
  }

  /**
   * Removes obsolete files, or schedules their removal. Retains assets within the grace period.
   * @param {string[]} lost obsolete files in the bucket @param {Map<string, string>} held @param {number} now
   */
  async function clear(lost, held, now) {
    const [assets, pages] = split(lost, (name) => publishStage(name) === 0);
    const [data, shown] = split(pages.sort(sortByStage).reverse(), (name) => publishStage(name) === 1);
    const { due, kept: notes } = splitObsolete(assets, obsoleteSince, bucket.graceMs, now);
    const kept = Object.keys(notes);
    await eachOf(shown, (name) => remove(name, held));
    if (shown.length > 0) removeLater([...data, ...due]);
    else await removeInOrder([...data, ...due], held);
    const isSame = JSON.stringify(notes) === JSON.stringify(obsoleteSince);
    const hadNotes = Object.keys(obsoleteSince).length > 0;
    obsoleteSince = notes;
    if (kept.length > 0 && !isSame) await bucket.put(OBSOLETE_FILE, Buffer.from(JSON.stringify(notes)));
    if (kept.length === 0 && hadNotes) await bucket.remove(OBSOLETE_FILE);
    return { removed: pages.length + due.length, kept: kept.length };
  }

  /** @param {string} folder @param {FileChanges | undefined} changes @param {number} now @returns {Promise<Published>} */
  async function publish(folder, changes, now) {
    if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`${folder} contains no site`);
    const knownChanges = present ? changes : undefined;
    const held = knownChanges && present ? present : await list();
    // If this publication fails, the bucket's content is unknown. It stays null, so that the next publication lists the
    // bucket.
    present = null;
    const names = (knownChanges?.changed ?? [...listPublishedFiles(folder).keys()]).filter(
      (name) => !NOT_PUBLISHED.test(name),
    );
    const wanted = new Set(names);
    const isLost = (/** @type {string} */ name) => held.has(name) && !wanted.has(name);
    const lost = knownChanges
      ? [...new Set([...knownChanges.gone, ...Object.keys(obsoleteSince)])].filter(isLost)
      : [...held.keys()].filter((name) => !wanted.has(name));
    // Cancel the scheduled removal of files that the site needs again. Files whose removal is still scheduled are
    // excluded from `lost` below.
    for (const waiting of later) for (const name of names) waiting.delete(name);
    const waits = (/** @type {string} */ name) => [...later].some((waiting) => waiting.has(name));
    const written = await send(folder, names, held);
    const cleared = await clear(
      lost.filter((name) => !waits(name)),
      held,
      now,
    );
    present = held;
    return { written, ...cleared };
  }

  return {
    publish: (folder, changes, now = Date.now()) => inTurn(() => publish(folder, changes, now)),
    async settled() {
      await settled;
    },
  };
}
