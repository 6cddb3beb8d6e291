import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { GatsbyCache } from 'gatsby';
import { type BuiltFiles, noteFile, stampOf } from './builtFiles';
import { replaceFile } from './replaceFile';

/** What a listing's page may need before a visitor touches it, in Brotli bytes. */
const MOST_BYTES = 60_000;
/** No text of pages is so much smaller compressed: what is this many times as long needs not be tried. */
const BEST_RATIO = 20;
/** Entries that stay with the page: those of its first page of results. */
const FIRST = 9;
/** Files here may be kept for ever: their names change with their content. */
const FOLDER = 'static/listings';
const DAY_MS = 86_400_000;
/** Where the cache keeps which files no page's data names any more, each with the time of the first build that found it so. */
const UNNAMED = 'unnamed-listings';
type Times = Readonly<Record<string, number>>;

interface Split {
  /** The page's data with its first entries, and in its context the address of the file. */
  pageData: string;
  file: string;
  entries: string;
}

type Fields = Record<string, unknown>;

const nameOfList = (fields: Fields) => Object.keys(fields).find((key) => /^listed[A-Z]/.test(key));

/**
 * Parts a page's data from the list that it shows, where both are too much to come with the page.
 * The list is a field `listed…` of the page or of its query.
 * @param text of `page-data.json`
 * @returns null where they may stay together
 */
export function splitListing(text: string): Split | null {
  const bytes = Buffer.byteLength(text);
  // No text is larger compressed.
  if (bytes <= MOST_BYTES) return null;
  if (bytes <= MOST_BYTES * BEST_RATIO && compressedBytes(text) <= MOST_BYTES) return null;
  const whole = JSON.parse(text) as {
    result: { data?: Fields & { page?: Fields }; pageContext: Fields };
  };
  const { data } = whole.result;
  const holder = [data?.page, data].find((fields) => fields && nameOfList(fields));
  const name = holder && nameOfList(holder);
  const list = name && holder[name];
  if (!name || !Array.isArray(list) || list.length <= FIRST) return null;
  const entries = JSON.stringify(list);
  const hash = createHash('sha256').update(entries).digest('hex').slice(0, 20);
  const file = `/${FOLDER}/${hash}.json`;
  holder[name] = list.slice(0, FIRST);
  whole.result.pageContext.listing = file;
  return { pageData: JSON.stringify(whole), file, entries };
}

/** The file that a page's data names, if any, and the size and time that the data had; for as long as the process builds. */
const known = new Map<string, { stamp: string | undefined; named: string | undefined }>();

const compressedBytes = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/**
 * Takes long lists out of the data of their pages into files that a page fetches when a visitor touches it
 * (`WholeList`). The HTML has been written before, with what the whole list says. Pages that no build wrote
 * since are parted already. Files that are named no more stay for a day, for visitors who have their names.
 * @param folder the built site
 * @param pages all pages of the build
 * @param files of the built site
 * @param cache keeps since when files are named no more
 */
export async function splitListings(
  folder: string,
  pages: readonly { path: string }[],
  files: BuiltFiles,
  cache: Pick<GatsbyCache, 'get' | 'set'>,
): Promise<void> {
  const kept = new Set<string>();
  const present = new Set<string>();
  await mkdir(path.join(folder, FOLDER), { recursive: true });
  for (const page of pages) {
    const data = path.join(folder, 'page-data', page.path === '/' ? 'index' : page.path, 'page-data.json');
    present.add(data);
    const before = known.get(data);
    const named =
      before && before.stamp === stampOf(files, data) ? before.named : await splitPage(folder, data, files);
    known.set(data, { stamp: stampOf(files, data), named });
    if (named) kept.add(path.basename(named));
  }
  for (const data of known.keys()) if (!present.has(data)) known.delete(data);
  const before = ((await cache.get(UNNAMED)) ?? {}) as Times;
  const unnamed: Record<string, number> = {};
  for (const name of await readdir(path.join(folder, FOLDER))) {
    const list = name.replace(/\.br$/, '');
    if (kept.has(list)) continue;
    const since = before[list] ?? Date.now();
    if (since >= Date.now() - DAY_MS) {
      unnamed[list] = since;
      continue;
    }
    const file = path.join(folder, FOLDER, name);
    await rm(file);
    files.delete(file);
  }
  await cache.set(UNNAMED, unnamed);
}

/**
 * Takes a long list out of a page's data.
 * @returns the file that the page's data names, if any
 */
async function splitPage(folder: string, data: string, files: BuiltFiles): Promise<string | undefined> {
  const text = await readFile(data, 'utf8').catch(() => '');
  const split = text.includes('"listed') ? splitListing(text) : null;
  if (!split) return /"listing":"(\/static\/listings\/[0-9a-f]+\.json)"/.exec(text)?.[1];
  for (const [file, content] of [
    [path.join(folder, split.file), split.entries],
    [data, split.pageData],
  ] as const) {
    await replaceFile(file, content);
    noteFile(files, file);
  }
  return split.file;
}
