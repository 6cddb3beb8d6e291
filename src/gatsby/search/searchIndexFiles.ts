import { createHash, hash } from 'node:crypto';
import type { Language } from '../../i18n/languages';
import type { SearchDocument } from './SearchDocument';

/** Folder of the index files. Browsers may cache everything below `static` forever (`headersFile`). */
export const SEARCH_FOLDER = '/static/search';

/**
 * Approximate number of documents per file. After an edit, only one file is written, compressed and published again,
 * and browsers keep the others in their cache.
 */
const DOCUMENTS_PER_FILE = 256;

interface SearchIndexFile {
  /** Path of the file. It contains a content hash, so browsers may cache the file forever. */
  path: string;
  text: string;
}

/**
 * Returns the number of files for a number of documents.
 * @returns a power of two, so that the number seldom changes while the site grows
 */
export const fileCount = (documents: number): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(documents / DOCUMENTS_PER_FILE)));

/**
 * Returns the index of the file that contains a document. It depends only on the document's path, not on other
 * documents.
 * @param path URL path of the document
 * @param count number of files
 */
export const fileIndex = (path: string, count: number): number =>
  count === 1 ? 0 : Number.parseInt(hash('sha1', path).slice(0, 8), 16) % count;

/**
 * Builds one file of the search index.
 * @param documents in any order. The same documents always produce the same file
 */
export function searchIndexFile(language: Language, documents: readonly SearchDocument[]): SearchIndexFile {
  const sorted = [...documents].sort((one, other) => (one.path < other.path ? -1 : 1));
  const text = JSON.stringify(sorted);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { path: `${SEARCH_FOLDER}/${language}-${digest}.json`, text };
}
