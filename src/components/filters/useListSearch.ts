import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { indexItems as whatIndexes } from '../../lib/search/indexItems';

type IndexItems = typeof whatIndexes;

interface ListSearch<Item> {
  /**
   * The items that the text leaves, in the order of the list; all of them while nothing is sought, or what
   * understands it is on its way.
   */
  found: readonly Item[];
  /** `found` is what this text leaves, not yet what the one before it left. */
  settled: boolean;
  /** What understands texts could not be fetched. */
  failed: boolean;
  retry: () => void;
}

/**
 * Narrows a list by a typed text. The code that understands it is fetched on the first key, and the index is made of the list's own items.
 * @param items the whole list, the same array for as long as it is the same list
 * @param textOf what of an item is searched; the same function each time
 * @param text what was typed
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
