/** A block of any type, with its type name and its id within the page. */
export interface AnyBlock {
  readonly __typename: string;
  readonly id?: string | null;
  /** Site contact details that the block displays, if its template queries them. */
  readonly siteContact?: object | null;
}
