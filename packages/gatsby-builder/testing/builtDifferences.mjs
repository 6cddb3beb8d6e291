import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listPublishedFiles } from '../publish/publishOrder.mjs';

/** Gatsby never removes bundles and pictures of earlier builds, because browsers may still request them. */
const CACHED_FILES = /\.(js|js\.map|css|js\.LICENSE\.txt)(\.br)?$|^_gatsby\/image\//;
/** Gatsby's caches of code, not of content. */
const COMPILED = ['webpack', '.parcel-cache', 'compiled'];
/** The hash of the compilation differs between a first one and one from a cache. Feeds contain the time of their build. */
const OF_THE_BUILD = /(?<=webpackCompilationHash"?[:=]")[0-9a-f]*|(?<=<lastBuildDate>)[^<]*/g;

/**
 * Makes the next build start from scratch, except for compiled code.
 * @param {string} folder a checkout
 */
export function discardBuild(folder) {
  rmSync(path.join(folder, 'public'), { recursive: true, force: true });
  const cache = path.join(folder, '.cache');
  for (const name of readdirSync(folder).includes('.cache') ? readdirSync(cache) : [])
    if (!COMPILED.includes(name)) rmSync(path.join(cache, name), { recursive: true, force: true });
}

/**
 * Compares the served site with a clean build.
 * @param {string} built folder of a clean build
 * @param {string} served
 * @param {{ mayStay?: RegExp, mayDiffer?: RegExp }} [expected] names of files that earlier builds may have left, or that depend on the
 *   build time
 * @returns {string[]} one line per different file
 */
export function builtDifferences(built, served, { mayStay, mayDiffer } = {}) {
  const [wanted, present] = [listPublishedFiles(built), listPublishedFiles(served)];
  const text = (/** @type {string} */ folder, /** @type {string} */ name) =>
    readFileSync(path.join(folder, name), 'latin1').replace(OF_THE_BUILD, '');
  return [...new Set([...wanted.keys(), ...present.keys()])].flatMap((name) => {
    if (!wanted.has(name))
      return CACHED_FILES.test(name) || mayStay?.test(name) ? [] : [`${name} should not be there`];
    if (!present.has(name)) return [`${name} is missing`];
    return mayDiffer?.test(name) || text(built, name) === text(served, name) ? [] : [`${name} is another`];
  });
}
