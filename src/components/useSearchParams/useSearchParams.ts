import { useCallback, useEffect, useState } from 'react';

type Changes = Record<string, string | null>;

/**
 * The query of the page's address as state: what a visitor chose can be shared, reloaded, and found again.
 * Pages are built without a query, so the first rendering has none; the visitor's follows at once.
 * @returns the parameters, and a function that sets some of them (null removes one) without loading or scrolling the page
 */
export function useSearchParams(): [URLSearchParams, (changes: Changes) => void] {
  const [search, setSearch] = useState('');

  useEffect(() => {
    const read = () => setSearch(window.location.search);
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  const change = useCallback((changes: Changes) => {
    const params = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) params.delete(name);
      else params.set(name, value);
    }
    const query = params.size > 0 ? `?${params.toString()}` : '';
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
    setSearch(query);
  }, []);

  return [new URLSearchParams(search), change];
}
