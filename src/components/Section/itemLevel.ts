/**
 * The rank of the headings below a section's title in the page's outline, which skips none.
 * @param title the section's title, if it has one
 * @param first true where that title is the page's h1
 */
export function itemLevel(title: string | null | undefined, first: boolean): 2 | 3 {
  return title && !first ? 3 : 2;
}
