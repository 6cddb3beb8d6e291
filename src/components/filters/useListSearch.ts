import { useDeferredValue, useEffect, useMemo } from 'react';
import { lateCode } from '../../lib/lateCode';
import { useLateCode } from '../LatePart/useLateCode';
import { showAwaited } from './AwaitedChoice';

const lateIndex = lateCode(
  'indexItems',
  async () => (await import('../../lib/search/indexItems')).indexItems,
);

export interface ListSearch<Item> {
  /** Matching items in list order; all while the text is empty or the search code loads. */
  found: readonly Item[];
  /** Whether `found` belongs to the current text. */
  settled: boolean;
  /** Whether the search code failed to load. */
  failed: boolean;
  retry: () => void;
}

/**
 * Filters a list by a search text. The search code loads on the first key and indexes the list's items.
 * @param items keep the array's identity while the list is the same
 * @param textOf returns the searchable text of an item; a constant function
 */
export function useListSearch<Item>(
  items: readonly Item[],
  textOf: (item: Item) => readonly (string | null | undefined)[],
  text: string,
): ListSearch<Item> {
  const sought = useDeferredValue(text.trim());
  const wanted = text.trim() !== '';
  const { code: indexItems, failed, retry } = useLateCode(lateIndex, wanted);
  const find = useMemo(() => indexItems?.(items, textOf), [indexItems, items, textOf]);
  const found = useMemo(() => {
    if (!find || sought === '') return items;
    const kept = find(sought);
    return items.filter((item) => kept.has(item));
  }, [find, items, sought]);
  useEffect(() => {
    if (sought !== '' && (find || failed)) showAwaited();
  }, [sought, find, failed]);
  return { found, settled: sought === text.trim(), failed: failed && wanted, retry };
}
