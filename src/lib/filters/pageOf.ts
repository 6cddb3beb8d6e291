export interface Page<Item> {
  items: readonly Item[];
  /** From 1; a page that does not exist is the first (forms-investors-catalogue §4). */
  page: number;
  /** 1 at least. */
  pageCount: number;
}

/**
 * The part of a list that one page shows.
 * @param items the whole list
 * @param page the wanted page, from 1
 * @param size how many a page holds
 */
export function pageOf<Item>(items: readonly Item[], page: number, size: number): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const shown = Number.isInteger(page) && page >= 1 && page <= pageCount ? page : 1;
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pageCount };
}
