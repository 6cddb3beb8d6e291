import MiniSearch from 'minisearch';
import { searchOptions, searchText } from './searchText';

/** Returns the items that contain all words of a text. */
export type FindItems<Item> = (text: string) => ReadonlySet<Item>;

/**
 * Builds a search index for the items of a list, with the same rules as the site search.
 * @returns search function. For a text without words, it returns all items
 */
export function indexItems<Item>(
  items: readonly Item[],
  textOf: (item: Item) => readonly (string | null | undefined)[],
): FindItems<Item> {
  const index = new MiniSearch(searchOptions(['text'], []));
  index.addAll(items.map((item, id) => ({ id, text: textOf(item).filter(Boolean).join(' ') })));
  return (text) => {
    if (!/[\p{L}\p{N}]/u.test(text)) return new Set(items);
    return new Set(
      searchText(index, text).flatMap(({ id }) => {
        const item = items[Number(id)];
        return item === undefined ? [] : [item];
      }),
    );
  };
}
