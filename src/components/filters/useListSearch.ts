import { useDeferredValue, useEffect, useMemo } from 'react';
import { createCodeLoader } from '../../lib/createCodeLoader';
import { useLoadedCode } from '../LazyPart/useLoadedCode';
import { revealFilteredList } from './PendingFiltersScript';

const indexLoader = createCodeLoader(
  'indexItems',
  async () => (await import('../../lib/search/indexItems')).indexItems,
);

export interface ListSearch<Item> {
  /** Matching items in list order. Contains all items while the text is empty or the search code is loading. */
  found: readonly Item[];
  /** Whether `found` is already the result for the current text. */
  settled: boolean;
  /** Whether the search code failed to load. */
  failed: boolean;
  retry: () => void;
}

/**
 * Filters a list by a search text. The search code is loaded when the text is first not empty, and then indexes the
 * list's items.
 * @param items keep the same array while the list does not change, because a new array is indexed again
 * @param textOf returns the searchable texts of an item; pass a stable function
 */
export function useListSearch<Item>(
  items: readonly Item[],
  textOf: (item: Item) => readonly (string | null | undefined)[],
  text: string,
): ListSearch<Item> {
  const sought = useDeferredValue(text.trim());
  const wanted = text.trim() !== '';
  const { code: indexItems, failed, retry } = useLoadedCode(indexLoader, wanted);
  const find = useMemo(() => indexItems?.(items, textOf), [indexItems, items, textOf]);
  const found = useMemo(() => {
    if (!find || sought === '') return items;
    const kept = find(sought);
    return items.filter((item) => kept.has(item));
  }, [find, items, sought]);
  useEffect(() => {
    if (sought !== '' && (find || failed)) revealFilteredList();
  }, [sought, find, failed]);
  return { found, settled: sought === text.trim(), failed: failed && wanted, retry };
}
