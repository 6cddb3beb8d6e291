/** A page in the search results. */
export interface SearchHit {
  path: string;
  kind: string;
  title: string;
  description: string;
  /** URL of a thumbnail. */
  image?: string;
}
