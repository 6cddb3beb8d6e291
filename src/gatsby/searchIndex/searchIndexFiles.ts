import { createHash, hash } from 'node:crypto';
import type { Language } from '../../i18n/languages';
import type { SearchDocument } from './SearchDocument';

/** Hosts let browsers keep what lies below `static` for good (`headersFile`). */
export const SEARCH_FOLDER = '/static/search';

/** About so many documents lie in one file: an edit writes, compresses and publishes that one, and browsers keep the others. */
const DOCUMENTS_PER_FILE = 256;

interface SearchIndexFile {
  /** Its address changes with what it holds, so that browsers may keep it for good. */
  path: string;
  text: string;
}

/**
 * Into how many files documents are parted.
 * @param documents how many there are
 * @returns a power of two, so that it seldom changes while a site grows
 */
export const fileCount = (documents: number): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(documents / DOCUMENTS_PER_FILE)));

/**
 * The file in which a document is found, whatever other documents there are.
 * @param path of the document
 * @param count how many files there are
 * @returns its number, from 0
 */
export const fileOf = (path: string, count: number): number =>
  count === 1 ? 0 : Number.parseInt(hash('sha1', path).slice(0, 8), 16) % count;

/**
 * A file in which the site's search of a language finds documents.
 * @param language
 * @param documents in any order; the same ones give the same file
 */
export function searchIndexFile(language: Language, documents: readonly SearchDocument[]): SearchIndexFile {
  const sorted = [...documents].sort((one, other) => (one.path < other.path ? -1 : 1));
  const text = JSON.stringify(sorted);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { path: `${SEARCH_FOLDER}/${language}-${digest}.json`, text };
}
