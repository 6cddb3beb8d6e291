export interface Page<Item> {
  items: readonly Item[];
  /**
   * Number of the page, starting at 1. A page that does not exist is replaced with the first page
   * (forms-investors-catalogue §4).
   */
  page: number;
  /** Number of pages, at least 1. */
  pageCount: number;
}

/**
 * Returns the items of one page of a list.
 * @param page number of the requested page, starting at 1
 * @param size number of items per page
 */
export function pageOf<Item>(items: readonly Item[], page: number, size: number): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const shown = Number.isInteger(page) && page >= 1 && page <= pageCount ? page : 1;
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pageCount };
}
