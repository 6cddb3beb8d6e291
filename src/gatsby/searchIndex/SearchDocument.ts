/** What the site's search knows of a page. */
export interface SearchDocument {
  path: string;
  /** The template that shows it: results are grouped by it. */
  kind: string;
  title: string;
  /** For the list of results. */
  description: string;
  /** Headings and the beginning of the text. */
  body: string;
}
