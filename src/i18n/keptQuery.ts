/** Words that were sought mean nothing in another language. */
const SOUGHT = 'q';
/** Pages of results mean nothing once a choice is gone. */
const PAGE = 'page';

/**
 * What of an address's query goes along into another language: all but words that were sought. Labels that are chosen go along as they
 * are: the
 * page's twin knows them (`labelTwins`). The page of results goes only where nothing is left behind.
 * @param search of the present address, such as `?map=1&page=2`
 * @returns a query with its question mark, or nothing
 */
export function keptQuery(search: string): string {
  const params = new URLSearchParams(search);
  if (params.has(SOUGHT)) params.delete(PAGE);
  params.delete(SOUGHT);
  const query = params.toString();
  return query && `?${query}`;
}
