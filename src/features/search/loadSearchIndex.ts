import type MiniSearch from 'minisearch';
import type { Language } from '../../i18n/languages';

/** A page as the list of results shows it. */
export interface SearchHit {
  path: string;
  kind: string;
  title: string;
  description: string;
}

/** Finds the pages of a text, best first. */
export type Search = (text: string) => SearchHit[];

/** Positions have words of every trade in them: who seeks a home or a product should not meet them first. */
const weightOf = ({ kind }: Record<string, unknown>): number => (kind === 'job' ? 0.2 : 1);

const loaded = new Map<Language, Promise<Search>>();

async function readJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function load(language: Language): Promise<Search> {
  const [{ default: Index }, { searchOptions, searchText }, documents] = await Promise.all([
    import('minisearch'),
    import('../../lib/search/searchText'),
    readJson(`/search/${language}.json`).then((pointer) =>
      readJson((pointer as { documents: string }).documents),
    ),
  ]);
  const index: MiniSearch<SearchHit> = new Index({
    ...searchOptions(['title', 'body'], ['path', 'kind', 'title', 'description']),
    idField: 'path',
  });
  // In steps, so that what is typed meanwhile appears at once.
  await index.addAllAsync(documents as SearchHit[], { chunkSize: 20 });
  return (text) => searchText(index, text, weightOf) as unknown as SearchHit[];
}

/**
 * Fetches the index of a language, once for all pages of a visit.
 * @returns what searches it
 * @throws when the index cannot be read; the next call tries again
 */
export function loadSearchIndex(language: Language): Promise<Search> {
  const search = loaded.get(language) ?? load(language);
  loaded.set(language, search);
  search.catch(() => loaded.delete(language));
  return search;
}
