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

/**
 * Searches the site while the visitor types. Loads the index on the first key, and another language's when nothing is
 * found.
 */
export function useSearch(text: string): SearchState {
  const { code } = useLanguage();
  const sought = useDeferredValue(text.trim());
  const wanted = sought !== '';
  const { search, failed, retry } = useIndex(code, wanted);
  const hits = useMemo(() => (search && sought ? search(sought) : []), [search, sought]);
  const other = LANGUAGE_CODES.find((language) => language !== code);
  const isNothing = search !== null && wanted && hits.length === 0;
  const { search: searchOther } = useIndex(other, isNothing);
  const elsewhere = useMemo(() => {
    const found = isNothing && other && searchOther ? searchOther(sought) : [];
    return other && found.length > 0 ? { language: other, hits: found } : null;
  }, [isNothing, other, searchOther, sought]);
  const status = !wanted ? 'idle' : search ? 'ready' : failed ? 'failed' : 'loading';
  return { status, hits, elsewhere, sought, retry };
}
