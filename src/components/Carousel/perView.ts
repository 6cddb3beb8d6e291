/** Returns the CSS width of a slide when `count` slides share the row. A fraction shows the start of the next one. */
export function perView(count: number): string {
  return `calc((100% - ${count - 1} * var(--carousel-gap)) / ${count})`;
}
