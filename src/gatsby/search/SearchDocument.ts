/** A page in the index of the site search. */
export interface SearchDocument {
  path: string;
  /** Template of the page, by which results are grouped. */
  kind: string;
  title: string;
  /** Shown in the list of results. */
  description: string;
  /** Address of the smallest rendition of the page's own picture. */
  image?: string;
  /** Headings and the beginning of the text. */
  body: string;
}
