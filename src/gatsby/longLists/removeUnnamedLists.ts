import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { type BuiltFiles, stampOf } from '../builtFiles';
import { LISTS_FOLDER } from './longLists';

const DAY_MS = 86_400_000;
/** Where the cache keeps which files no page's data names any more, each with the time of the first build that found it so. */
const UNNAMED = 'unnamed-listings';
const NAMES = new RegExp(`(?<="/${LISTS_FOLDER}/)[0-9a-f]+\\.json(?=")`, 'g');

type Times = Readonly<Record<string, number>>;

/** The files that a page's data names, and the size and time that the data had; for as long as the process builds. */
const known = new Map<string, { stamp: string | undefined; named: readonly string[] }>();

/**
 * Removes files of long lists that no page names any more, a day later: visitors have their names.
 * @param folder the built site
 * @param pages all pages of the build
 * @param files of the built site
 * @param cache keeps since when files are named no more
 */
export async function removeUnnamedLists(
  folder: string,
  pages: readonly { path: string }[],
  files: BuiltFiles,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
): Promise<void> {
  const named = await namedLists(folder, pages, files);
  const before = ((await cache.get(UNNAMED)) ?? {}) as Times;
  const unnamed: Record<string, number> = {};
  await mkdir(path.join(folder, LISTS_FOLDER), { recursive: true });
  for (const name of await readdir(path.join(folder, LISTS_FOLDER))) {
    const list = name.replace(/\.br$/, '');
    if (named.has(list)) continue;
    const since = before[list] ?? Date.now();
    if (since >= Date.now() - DAY_MS) {
      unnamed[list] = since;
      continue;
    }
    const file = path.join(folder, LISTS_FOLDER, name);
    await rm(file);
    files.delete(file);
  }
  await cache.set(UNNAMED, unnamed);
}

/** The names of the files that the data of pages names. Data that no build wrote since is not read again. */
async function namedLists(
  folder: string,
  pages: readonly { path: string }[],
  files: BuiltFiles,
): Promise<Set<string>> {
  const all = new Set<string>();
  const present = new Set<string>();
  for (const page of pages) {
    const data = path.join(folder, 'page-data', page.path === '/' ? 'index' : page.path, 'page-data.json');
    present.add(data);
    const stamp = stampOf(files, data);
    const before = known.get(data);
    const named = before && before.stamp === stamp ? before.named : await namesIn(data);
    known.set(data, { stamp, named });
    for (const name of named) all.add(name);
  }
  for (const data of known.keys()) if (!present.has(data)) known.delete(data);
  return all;
}

async function namesIn(data: string): Promise<readonly string[]> {
  const text = await readFile(data, 'utf8').catch(() => '');
  return [...text.matchAll(NAMES)].map(([name]) => name);
}
