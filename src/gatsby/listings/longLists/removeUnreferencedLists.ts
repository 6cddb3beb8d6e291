import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import type { BuiltFiles } from '../../files/BuiltFiles';
import { LISTS_FOLDER } from './longLists';

const DAY_MS = 86_400_000;
/** Cache key of the unreferenced files, each with the time of the first build that found it so. */
const UNREFERENCED_CACHE_KEY = 'unnamed-listings';
const LIST_REFERENCES = new RegExp(`(?<="/${LISTS_FOLDER}/)[0-9a-f]+\\.json(?=")`, 'g');

type Times = Readonly<Record<string, number>>;

/** By page address: the files that its data references. Kept while the process builds. */
const referencesByPage = new Map<string, { data: string; named: readonly string[] }>();

/**
 * Removes list files one day after the last page stopped referencing them, because visitors may still request
 * them.
 * @param folder the built site
 * @param pages all pages of the build
 * @param files of the built site
 * @param cache stores since when files are unreferenced
 */
export async function removeUnreferencedLists(
  folder: string,
  pages: readonly { path: string }[],
  files: BuiltFiles,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
): Promise<void> {
  const named = await findReferencedLists(folder, pages, files);
  const before = ((await cache.get(UNREFERENCED_CACHE_KEY)) ?? {}) as Times;
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
  await cache.set(UNREFERENCED_CACHE_KEY, unnamed);
}

/** Returns the files that the pages' data references. Reads only rewritten data. */
async function findReferencedLists(
  folder: string,
  pages: readonly { path: string }[],
  files: BuiltFiles,
): Promise<Set<string>> {
  const all = new Set<string>();
  for (const { path: address } of pages) {
    const before = referencesByPage.get(address);
    const data = before?.data ?? dataOf(folder, address);
    const named = before && files.isSame(data) ? before.named : await readReferences(data);
    if (named !== before?.named) referencesByPage.set(address, { data, named });
    for (const name of named) all.add(name);
  }
  const present = new Set(pages.map((page) => page.path));
  for (const address of referencesByPage.keys()) if (!present.has(address)) referencesByPage.delete(address);
  return all;
}

const dataOf = (folder: string, address: string): string =>
  path.join(folder, 'page-data', address === '/' ? 'index' : address, 'page-data.json');

async function readReferences(data: string): Promise<readonly string[]> {
  const text = await readFile(data, 'utf8').catch(() => '');
  return [...text.matchAll(LIST_REFERENCES)].map(([name]) => name);
}
