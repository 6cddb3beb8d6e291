/** A page in the index of the site search. */
export interface SearchDocument {
  path: string;
  /** Name of the page's template. Results are grouped by it. */
  kind: string;
  title: string;
  /** Description that is shown in the list of results. */
  description: string;
  /** URL of the smallest version of the page's main picture. */
  image?: string;
  /** The text that is searched: all headings and the beginning of the page's text. */
  body: string;
}
