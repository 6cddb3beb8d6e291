/**
 * The width of a slide when so many stand side by side.
 * @param count slides in view; with a fraction the next one shows its beginning
 */
export function perView(count: number): string {
  return `calc((100% - ${count - 1} * var(--carousel-gap)) / ${count})`;
}
