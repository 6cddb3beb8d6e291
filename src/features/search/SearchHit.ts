/** A page as the list of results shows it. */
export interface SearchHit {
  path: string;
  kind: string;
  title: string;
  description: string;
}
