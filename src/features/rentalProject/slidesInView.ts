import type { SlideSizes } from '../../components/Carousel/Carousel.styles';
import { perView } from '../../components/Carousel/perView';

type Counts = Readonly<Partial<Record<keyof SlideSizes, number>>>;

/**
 * Widths of the slides of a row by how many are seen at once; a row of fewer slides is filled by them, so
 * that none of its places stays empty.
 * @param counts slides in view from each breakpoint up (project-marketing §9)
 * @param slides how many there are
 */
export function slidesInView(counts: Counts, slides: number): SlideSizes {
  return Object.fromEntries(
    Object.entries(counts).map(([from, count]) => [from, perView(Math.min(count, Math.max(1, slides)))]),
  );
}
