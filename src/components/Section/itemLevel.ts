/**
 * Returns the heading level for the items of a section, so that the page's outline has no gaps.
 * @param first whether the section's title is the page's h1
 */
export function itemLevel(title: string | null | undefined, first: boolean): 2 | 3 {
  return title && !first ? 3 : 2;
}
