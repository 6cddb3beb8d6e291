import type { SlideSizes } from '../../components/Carousel/Carousel.styles';
import { perView } from '../../components/Carousel/perView';

type Counts = Readonly<Partial<Record<keyof SlideSizes, number>>>;

/**
 * Returns slide widths by number of slides in view. A row with fewer slides is filled without gaps.
 * @param counts slides in view from each breakpoint up (project-marketing §9)
 * @param slides number of slides
 */
export function slidesInView(counts: Counts, slides: number): SlideSizes {
  return Object.fromEntries(
    Object.entries(counts).map(([from, count]) => [from, perView(Math.min(count, Math.max(1, slides)))]),
  );
}
