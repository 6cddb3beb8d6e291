import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { LANGUAGE_CODES, type Language } from '../../i18n/languages';
import { loadSearchIndex, type Search } from './loadSearchIndex';
import type { SearchHit } from './SearchHit';

interface SearchState {
  /** State of the search. It is `idle` until the visitor types something. */
  status: 'idle' | 'loading' | 'failed' | 'ready';
  hits: readonly SearchHit[];
  /** Results in the other language, if the page's language has none; otherwise null. */
  elsewhere: { language: Language; hits: readonly SearchHit[] } | null;
  /** Text that the current results belong to. It can lag behind the typed text on slow devices. */
  sought: string;
  retry: () => void;
}

/** Loads the search index of a language once it is wanted. */
function useIndex(language: Language | undefined, wanted: boolean) {
  const [search, setSearch] = useState<Search | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!language || !wanted || search || failed) return undefined;
    let left = false;
    loadSearchIndex(language).then(
      (loaded) => !left && setSearch(() => loaded),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [wanted, search, failed, language]);
  return { search, failed, retry: () => setFailed(false) };
}

/**
 * Returns the state of the search over all needed indexes. If one of them failed, the search counts as failed, because
 * "nothing found" might be wrong.
 */
function statusOf(wanted: boolean, needed: readonly ReturnType<typeof useIndex>[]): SearchState['status'] {
  if (!wanted) return 'idle';
  if (needed.some(({ failed }) => failed)) return 'failed';
  return needed.every(({ search }) => search) ? 'ready' : 'loading';
}

/**
 * Searches the site while the visitor types. The index loads with the first typed character. If it finds nothing, the
 * index of the other language loads too.
 */
export function useSearch(text: string): SearchState {
  const { code } = useLanguage();
  const sought = useDeferredValue(text.trim());
  const wanted = sought !== '';
  const own = useIndex(code, wanted);
  const { search } = own;
  const hits = useMemo(() => (search && sought ? search(sought) : []), [search, sought]);
  const language = LANGUAGE_CODES.find((each) => each !== code);
  const isNothing = search !== null && wanted && hits.length === 0;
  const other = useIndex(language, isNothing);
  const { search: searchOther } = other;
  const elsewhere = useMemo(() => {
    const found = isNothing && searchOther ? searchOther(sought) : [];
    return language && found.length > 0 ? { language, hits: found } : null;
  }, [isNothing, language, searchOther, sought]);
  const needed = isNothing ? [own, other] : [own];
  const status = statusOf(wanted, needed);
  const retry = () => needed.forEach((index) => index.retry());
  return { status, hits, elsewhere, sought, retry };
}
