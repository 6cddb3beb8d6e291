import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { indexItems as whatIndexes } from '../../lib/search/indexItems';

type IndexItems = typeof whatIndexes;

interface ListSearch<Item> {
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
  const [indexItems, setIndexItems] = useState<IndexItems | null>(null);
  const [failed, setFailed] = useState(false);
  const sought = useDeferredValue(text.trim());
  const wanted = text.trim() !== '';
  useEffect(() => {
    if (!wanted || indexItems || failed) return undefined;
    let left = false;
    import('../../lib/search/indexItems').then(
      (loaded) => !left && setIndexItems(() => loaded.indexItems),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [wanted, indexItems, failed]);
  const find = useMemo(() => indexItems?.(items, textOf), [indexItems, items, textOf]);
  const found = useMemo(() => {
    if (!find || sought === '') return items;
    const kept = find(sought);
    return items.filter((item) => kept.has(item));
  }, [find, items, sought]);
  return { found, settled: sought === text.trim(), failed: failed && wanted, retry: () => setFailed(false) };
}
