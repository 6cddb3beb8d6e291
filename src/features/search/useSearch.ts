import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { LANGUAGE_CODES, type Language } from '../../i18n/languages';
import { loadSearchIndex, type Search } from './loadSearchIndex';
import type { SearchHit } from './SearchHit';

interface SearchState {
  /** `idle` until a word is typed. */
  status: 'idle' | 'loading' | 'failed' | 'ready';
  hits: readonly SearchHit[];
  /** Results of another language, if the page's language has none. */
  elsewhere: { language: Language; hits: readonly SearchHit[] } | null;
  /** Text of the current results. It follows the typed text as fast as the device can. */
  sought: string;
  retry: () => void;
}

/** Loads the index of a language on demand. */
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

/** An index that failed hides the results of the others: "nothing found" may be untrue. */
function statusOf(wanted: boolean, needed: readonly ReturnType<typeof useIndex>[]): SearchState['status'] {
  if (!wanted) return 'idle';
  if (needed.some(({ failed }) => failed)) return 'failed';
  return needed.every(({ search }) => search) ? 'ready' : 'loading';
}

/**
 * Searches the site while the visitor types. Loads the index on the first key, and another language's when nothing is
 * found.
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
