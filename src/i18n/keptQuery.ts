/** Query parameter with search words. They have no meaning in the other language. */
const SOUGHT = 'q';
/** Query parameter with the page number. It is valid only together with all other parameters. */
const PAGE = 'page';

/**
 * Returns the query string to keep when the visitor changes the language. Only the search words are dropped. Filter
 * labels stay, because the page in the other language translates them (`labelTranslations`). The page number is dropped
 * together with search words, because they determine the results.
 * @param search query string, such as `?map=1&page=2`
 */
export function keptQuery(search: string): string {
  const params = new URLSearchParams(search);
  if (params.has(SOUGHT)) params.delete(PAGE);
  params.delete(SOUGHT);
  const query = params.toString();
  return query && `?${query}`;
}
