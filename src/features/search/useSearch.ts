import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { loadSearchIndex, type Search, type SearchHit } from './loadSearchIndex';

interface SearchState {
  /** `idle` until a word is typed. */
  status: 'idle' | 'loading' | 'failed' | 'ready';
  hits: readonly SearchHit[];
  /** What the hits are of: it follows the typed text as fast as the device can. */
  sought: string;
  retry: () => void;
}

/**
 * Searches the site as a visitor types. The index is fetched on the first key.
 * @param text what was typed so far
 */
export function useSearch(text: string): SearchState {
  const { code } = useLanguage();
  const [search, setSearch] = useState<Search | null>(null);
  const [failed, setFailed] = useState(false);
  const sought = useDeferredValue(text.trim());
  const wanted = sought !== '';
  useEffect(() => {
    if (!wanted || search || failed) return undefined;
    let left = false;
    loadSearchIndex(code).then(
      (loaded) => !left && setSearch(() => loaded),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [wanted, search, failed, code]);
  const hits = useMemo(() => (search && sought ? search(sought) : []), [search, sought]);
  const status = !wanted ? 'idle' : search ? 'ready' : failed ? 'failed' : 'loading';
  return { status, hits, sought, retry: () => setFailed(false) };
}
