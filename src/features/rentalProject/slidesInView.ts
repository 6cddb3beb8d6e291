import type { SlideSizes } from '../../components/Carousel/Carousel.styles';
import { slideWidth } from '../../components/Carousel/slideWidth';

type Counts = Readonly<Partial<Record<keyof SlideSizes, number>>>;

/**
 * Returns the width of slides for each breakpoint. If there are fewer slides than fit, they are wider, so that they
 * fill the row.
 * @param counts number of slides in view from each breakpoint upwards (project-marketing §9)
 * @param slides number of slides that exist
 */
export function slidesInView(counts: Counts, slides: number): SlideSizes {
  return Object.fromEntries(
    Object.entries(counts).map(([from, count]) => [from, slideWidth(Math.min(count, Math.max(1, slides)))]),
  );
}
