import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { LANGUAGE_CODES, type Language } from '../../i18n/languages';
import { languageOfPath } from '../../i18n/paths';
import type { BuiltFiles } from '../files/BuiltFiles';
import { replaceFile, writeChanged } from '../files/replaceFile';
import type { SearchDocument } from './SearchDocument';
import { readParts, searchedParts } from './searchedParts';
import { fileCount, fileIndex, SEARCH_FOLDER, searchIndexFile } from './searchIndexFiles';

interface BuiltPage {
  path: string;
  /** Name of the template. */
  kind: string;
}

interface Read {
  /**
   * Size and modification time of the page's file, and its template. While it stays the same, the file is not read
   * again.
   */
  stamp: string;
  /**
   * Hash of the parts that are relevant for the search. If only other parts of the page changed, it is not indexed
   * again.
   */
  source: string;
  document: SearchDocument | null;
}

interface ReadPage extends Read {
  /** Path of the page's HTML file. */
  file: string;
  kind: string;
}

const CACHE_KEY = 'searched-pages';
/**
 * Pages that this process has read. They are stored in the cache only once per process, so the next process reads all
 * pages that have changed since this one started.
 */
const readPagesByCache = new WeakMap<GatsbyCache, ReadonlyMap<string, ReadPage>>();

/**
 * Writes the search index of each language. `search/<language>.json` lists the paths of the files that contain the
 * documents. Files of the previous build are kept, because pages that are already open may still request them.
 * @param folder the built site
 * @param pages all pages of the build
 * @param files files of the built site
 * @param cache stores the texts of pages until they change
 */
export async function writeSearchIndex(
  folder: string,
  pages: readonly BuiltPage[],
  files: BuiltFiles,
  cache: GatsbyCache,
): Promise<void> {
  const pagesOfProcess = readPagesByCache.get(cache);
  const kept = pagesOfProcess ? {} : (((await cache.get(CACHE_KEY)) ?? {}) as Readonly<Record<string, Read>>);
  const now = new Map<string, ReadPage>();
  for (const page of pages) {
    const { path: address, kind } = page;
    const last = pagesOfProcess?.get(address);
    const isSame = last?.kind === kind && files.isSame(last.file);
    now.set(address, isSame ? last : read(folder, page, files, last ?? kept[address]));
  }
  if (!pagesOfProcess) await cache.set(CACHE_KEY, Object.fromEntries(now));
  readPagesByCache.set(cache, now);
  const changed = pagesOfProcess ? changedPages(pagesOfProcess, now) : null;

  const target = path.join(folder, SEARCH_FOLDER);
  const pointers = path.join(folder, 'search');
  await Promise.all([target, pointers].map((one) => mkdir(one, { recursive: true })));
  const referenced = new Set<string>();
  for (const language of LANGUAGE_CODES) {
    const pointer = path.join(pointers, `${language}.json`);
    const last = await readReferencedFiles(pointer);
    for (const file of last) referenced.add(path.basename(file));
    const changedHere = changed?.filter((address) => languageOfPath(address) === language);
    if (last.length > 0 && changedHere?.length === 0) continue;
    const documents = [...now.values()].flatMap(({ document }) =>
      document && languageOfPath(document.path) === language ? [document] : [],
    );
    const parts = splitDocuments(documents);
    const due =
      changedHere && last.length === parts.length
        ? new Set(changedHere.map((address) => fileIndex(address, parts.length)))
        : null;
    const addresses: string[] = [];
    for (const [index, part] of parts.entries()) {
      const before = last[index];
      addresses.push(
        due && before && !due.has(index) ? before : await writePart(folder, language, part, files),
      );
    }
    for (const file of addresses) referenced.add(path.basename(file));
    await writeChanged(pointer, JSON.stringify({ documents: addresses }), files);
  }
  const gone = (await readdir(target)).filter((name) => !referenced.has(name.replace(/\.br$/, '')));
  for (const name of gone) {
    await rm(path.join(target, name));
    files.delete(path.join(target, name));
  }
}

/** Returns the URL paths of changed, new and removed pages. */
function changedPages(before: ReadonlyMap<string, ReadPage>, now: ReadonlyMap<string, ReadPage>): string[] {
  const changed: string[] = [];
  for (const [address, { document }] of now)
    if (before.get(address)?.document !== document) changed.push(address);
  for (const address of before.keys()) if (!now.has(address)) changed.push(address);
  return changed;
}

/** Distributes documents over the files of the index. */
function splitDocuments(documents: readonly SearchDocument[]): SearchDocument[][] {
  const count = fileCount(documents.length);
  const parts = Array.from({ length: count }, (): SearchDocument[] => []);
  for (const document of documents) parts[fileIndex(document.path, count)]?.push(document);
  return parts;
}

/**
 * Writes a file of documents, unless it exists. Its name is a content hash, so the content needs no comparison. Reading
 * it would cost so much memory that a full garbage collection follows.
 * @returns URL path of the file
 */
async function writePart(
  folder: string,
  language: Language,
  documents: readonly SearchDocument[],
  files: BuiltFiles,
): Promise<string> {
  const { path: address, text } = searchIndexFile(language, documents);
  const file = path.join(folder, address);
  if (!files.has(file)) {
    await replaceFile(file, text);
    files.note(file);
  }
  return address;
}

/** Returns the URL paths of the document files that the previous build wrote. */
async function readReferencedFiles(pointer: string): Promise<readonly string[]> {
  const text = await readFile(pointer, 'utf8').catch(() => null);
  if (text === null) return [];
  const { documents } = JSON.parse(text) as { documents: readonly string[] };
  // An earlier release stored a single path instead of a list.
  return Array.isArray(documents) ? documents : [];
}

function read(
  folder: string,
  { path: address, kind }: BuiltPage,
  files: BuiltFiles,
  before?: Read,
): ReadPage {
  const file = path.join(folder, decodeURI(address), address.endsWith('.html') ? '' : 'index.html');
  const stamp = `${String(files.stamp(file))} ${kind}`;
  if (before?.stamp === stamp) return { ...before, file, kind };
  const parts = searchedParts(readFileSync(file, 'utf8'));
  const source = createHash('sha1').update(JSON.stringify(parts)).update(kind).digest('base64');
  if (before?.source === source) return { ...before, stamp, file, kind };
  const page = parts && readParts(parts);
  return { stamp, source, file, kind, document: page && { path: address, kind, ...page } };
}
