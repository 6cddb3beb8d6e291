/** Any member of a blocks union, with its type and its id within the page. */
export interface AnyBlock {
  readonly __typename: string;
  readonly id?: string | null;
  /** Settings that the block shows. */
  readonly siteContact?: object | null;
}
