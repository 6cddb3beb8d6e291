/** Search parameter; its words have no meaning in the other language. */
const SOUGHT = 'q';
/** Page number; it is valid only while all other parameters are kept. */
const PAGE = 'page';

/**
 * Returns the query to keep when the language changes: everything except search words.
 * Chosen labels stay, because the other language's page translates them (`labelTwins`). The page number stays
 * only when nothing else is dropped.
 * @param search such as `?map=1&page=2`
 */
export function keptQuery(search: string): string {
  const params = new URLSearchParams(search);
  if (params.has(SOUGHT)) params.delete(PAGE);
  params.delete(SOUGHT);
  const query = params.toString();
  return query && `?${query}`;
}
