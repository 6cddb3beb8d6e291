import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import type { BuiltFiles } from '../../files/BuiltFiles';
import { LISTS_FOLDER } from './longLists';

const DAY_MS = 86_400_000;
/**
 * Key in Gatsby's cache. The value maps each unreferenced file to the time of the first build that found no reference
 * to it.
 */
const UNREFERENCED_CACHE_KEY = 'unnamed-listings';
const LIST_REFERENCES = new RegExp(`(?<="/${LISTS_FOLDER}/)[0-9a-f]+\\.json(?=")`, 'g');

type Times = Readonly<Record<string, number>>;

/**
 * List files that each page's data references, by the page's path. Kept in memory, so that the next build of this
 * process reads only changed data.
 */
const referencesByPage = new Map<string, { data: string; named: readonly string[] }>();

/**
 * Removes list files that no page has referenced for one day. The delay is needed because visitors with an older page
 * may still request them.
 * @param folder the built site
 * @param pages all pages of the build
 * @param files files of the built site
 * @param cache stores the time since when each file is unreferenced
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

/** Returns the list files that the data of all pages references. Reads only data that changed since the last build. */
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
