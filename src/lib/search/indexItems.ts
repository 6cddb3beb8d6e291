import MiniSearch from 'minisearch';
import { searchOptions, searchText } from './searchText';

/** Finds the items that contain all words of a text. */
export type FindItems<Item> = (text: string) => ReadonlySet<Item>;

/**
 * Makes the items of a list searchable with the rules of the site search.
 * @returns a search function; a text without words finds all items
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
