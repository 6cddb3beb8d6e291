/**
 * Returns the CSS width of a slide so that `count` slides fit side by side. A fractional count shows the start of the
 * next slide.
 */
export function slideWidth(count: number): string {
  return `calc((100% - ${count - 1} * var(--carousel-gap)) / ${count})`;
}
