/**
 * Returns the heading level of items below a section's title, without gaps in the outline.
 * @param first whether the title is the page's h1
 */
export function itemLevel(title: string | null | undefined, first: boolean): 2 | 3 {
  return title && !first ? 3 : 2;
}
