import { createHash, hash } from 'node:crypto';
import type { Language } from '../../i18n/languages';
import type { SearchDocument } from './SearchDocument';

/** Browsers may cache files below `static` forever (`headersFile`). */
export const SEARCH_FOLDER = '/static/search';

/**
 * Approximate number of documents per file. An edit writes, compresses and publishes one file; browsers keep
 * the others.
 */
const DOCUMENTS_PER_FILE = 256;

interface SearchIndexFile {
  /** Path with a content hash, so that browsers may cache the file forever. */
  path: string;
  text: string;
}

/**
 * Returns the number of files for a number of documents.
 * @returns a power of two, so that it seldom changes while the site grows
 */
export const fileCount = (documents: number): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(documents / DOCUMENTS_PER_FILE)));

/**
 * Returns the index of a document's file, independent of other documents.
 * @param path of the document
 * @param count number of files
 */
export const fileIndex = (path: string, count: number): number =>
  count === 1 ? 0 : Number.parseInt(hash('sha1', path).slice(0, 8), 16) % count;

/**
 * Builds a file of the search index.
 * @param documents in any order; the same documents give the same file
 */
export function searchIndexFile(language: Language, documents: readonly SearchDocument[]): SearchIndexFile {
  const sorted = [...documents].sort((one, other) => (one.path < other.path ? -1 : 1));
  const text = JSON.stringify(sorted);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { path: `${SEARCH_FOLDER}/${language}-${digest}.json`, text };
}
