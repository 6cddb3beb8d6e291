import { createHash } from 'node:crypto';
import type { Language } from '../../i18n/languages';
import type { SearchDocument } from './SearchDocument';

/** Hosts let browsers keep what lies below `static` for good (`headersFile`). */
export const SEARCH_FOLDER = '/static/search';

interface SearchIndexFile {
  /** Its address changes with what it holds, so that browsers may keep it for good. */
  path: string;
  text: string;
}

/**
 * The file in which the site's search of a language finds its documents.
 * @param language
 * @param documents in any order; the same ones give the same file
 */
export function searchIndexFile(language: Language, documents: readonly SearchDocument[]): SearchIndexFile {
  const sorted = [...documents].sort((one, other) => (one.path < other.path ? -1 : 1));
  const text = JSON.stringify(sorted);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { path: `${SEARCH_FOLDER}/${language}-${hash}.json`, text };
}
