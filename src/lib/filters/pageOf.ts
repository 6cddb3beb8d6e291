export interface Page<Item> {
  items: readonly Item[];
  /** From 1. A page that does not exist becomes the first (forms-investors-catalogue §4). */
  page: number;
  /** At least 1. */
  pageCount: number;
}

/**
 * Cuts one page out of a list.
 * @param page the wanted page, from 1
 * @param size items per page
 */
export function pageOf<Item>(items: readonly Item[], page: number, size: number): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const shown = Number.isInteger(page) && page >= 1 && page <= pageCount ? page : 1;
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pageCount };
}
