import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { listPublishedFiles } from '../publish/publishOrder.mjs';

/**
 * Files of earlier builds that may remain in the build folder. Gatsby never removes bundles and pictures, because
 * browsers may still request them.
 */
const CACHED_FILES = /\.(js|js\.map|css|js\.LICENSE\.txt)(\.br)?$|^_gatsby\/image\//;
/** Gatsby's caches of compiled code. They do not contain content. */
const COMPILED = ['webpack', '.parcel-cache', 'compiled'];
/**
 * Webpack's runtime file. It is not compared, because the names of its local variables depend on earlier compilations
 * in the same cache.
 */
const RUNTIME = /^webpack-runtime-[0-9a-f]+\.js/;
/**
 * Values that differ between builds of the same content. The hashes of the compilation and of webpack's runtime depend
 * on the cache, and so does the hash of the inline script that contains one. Feeds contain the build time.
 */
const BUILD_SPECIFIC_VALUES =
  /(?<=webpackCompilationHash"?[:=]")[0-9a-f]*|(?<=webpack-runtime-)[0-9a-f]+|(?<='sha256-)[^']*|(?<=<lastBuildDate>)[^<]*/g;

/**
 * Returns the content of a file without the values that differ in each build.
 * @param {string} folder
 * @param {string} name
 */
function contentOf(folder, name) {
  const bytes = readFileSync(path.join(folder, name));
  return (name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes)
    .toString('latin1')
    .replace(BUILD_SPECIFIC_VALUES, '');
}

/**
 * Makes the next build start without a cache. Only compiled code is kept.
 * @param {string} folder a checkout
 */
export function discardBuild(folder) {
  rmSync(path.join(folder, 'public'), { recursive: true, force: true });
  const cache = path.join(folder, '.cache');
  for (const name of readdirSync(folder).includes('.cache') ? readdirSync(cache) : [])
    if (!COMPILED.includes(name)) rmSync(path.join(cache, name), { recursive: true, force: true });
}

/**
 * Compares the published site with a clean build.
 * @param {string} built folder of a clean build
 * @param {string} served folder of the published site
 * @param {{ mayStay?: RegExp, mayDiffer?: RegExp }} [expected] `mayStay`: names of files that earlier builds may have
 *   left; `mayDiffer`: names of files that depend on the build time
 * @returns {string[]} one line per file that differs
 */
export function builtDifferences(built, served, { mayStay, mayDiffer } = {}) {
  const [wanted, present] = [listPublishedFiles(built), listPublishedFiles(served)];
  return [...new Set([...wanted.keys(), ...present.keys()])].flatMap((name) => {
    if (RUNTIME.test(name)) return [];
    if (!wanted.has(name))
      return CACHED_FILES.test(name) || mayStay?.test(name) ? [] : [`${name} should not be there`];
    if (!present.has(name)) return [`${name} is missing`];
    return mayDiffer?.test(name) || contentOf(built, name) === contentOf(served, name)
      ? []
      : [`${name} is another`];
  });
}
