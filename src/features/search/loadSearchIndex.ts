import type MiniSearch from 'minisearch';
import type { Language } from '../../i18n/languages';
import type { SearchHit } from './SearchHit';

interface Document extends SearchHit {
  body: string;
}

/** Returns the pages that match a text, the best first. */
export type Search = (text: string) => SearchHit[];

/**
 * Job descriptions contain words from every field, so they would match too often. A low weight ranks them below other
 * pages.
 */
const weightOf = ({ kind }: Record<string, unknown>): number => (kind === 'job' ? 0.2 : 1);

const loaded = new Map<Language, Promise<Search>>();

async function readJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function load(language: Language): Promise<Search> {
  const [{ default: Index }, { searchOptions, searchText }, { rankHits }, documents] = await Promise.all([
    import('minisearch'),
    import('../../lib/search/searchText'),
    import('./rankHits'),
    readJson(`/search/${language}.json`).then((pointer) =>
      Promise.all((pointer as { documents: string[] }).documents.map(readJson)),
    ),
  ]);
  const index: MiniSearch<SearchHit> = new Index({
    ...searchOptions(['title', 'body'], ['path', 'kind', 'title', 'description', 'image']),
    idField: 'path',
  });
  // Adds the documents in small chunks, so that typing stays responsive.
  const pages = (documents as Document[][]).flat();
  await index.addAllAsync(pages, { chunkSize: 20 });
  const bodies = new Map(pages.map(({ path, body }) => [path, body]));
  return (text) => {
    const found = searchText(index, text, weightOf) as unknown as (SearchHit & { score: number })[];
    return rankHits(found, text, ({ path }) => bodies.get(path) ?? '');
  };
}

/**
 * Loads the search index of a language, once per visit.
 * @returns the search function
 * @throws if the index cannot be loaded; the next call tries again
 */
export function loadSearchIndex(language: Language): Promise<Search> {
  const search = loaded.get(language) ?? load(language);
  loaded.set(language, search);
  search.catch(() => loaded.delete(language));
  return search;
}
