/** Numbers and codes mean the same in each language; labels do not. */
const LANGUAGE_FREE = /^(?:true|false|[A-Z0-9.,+-]+)$/;
/** Pages of results mean nothing once a choice is gone. */
const PAGE = 'page';

/**
 * What of an address's query can go along into another language: numbers and codes. The page of results goes
 * only where nothing is left behind.
 * @param search of the present address, such as `?map=1&page=2`
 * @returns a query with its question mark, or nothing
 */
export function keptQuery(search: string): string {
  const all = [...new URLSearchParams(search)];
  const free = all.filter(([, value]) => LANGUAGE_FREE.test(value));
  const kept = free.length === all.length ? free : free.filter(([name]) => name !== PAGE);
  const query = new URLSearchParams(kept).toString();
  return query && `?${query}`;
}
