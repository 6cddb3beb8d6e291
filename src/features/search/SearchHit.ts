/** A page in the list of results. */
export interface SearchHit {
  path: string;
  kind: string;
  title: string;
  description: string;
  /** Address of a small picture. */
  image?: string;
}
