import { useEffect, useRef, useState } from 'react';
import { media } from '../../theme/media';
import { duration } from '../../theme/tokens';
import { useInView } from '../useInView/useInView';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { countable, textAt } from './countable';

const COUNT_DURATION = 2 * duration.slide;
/** The count starts at half of the number instead of 0, so that the animation is calm. */
const BEGINNING = 0.5;

const easeOut = (progress: number) => 1 - (1 - BEGINNING) * (1 - progress) ** 3;

/**
 * Counts up to the number in a text, once, when the text is scrolled into view. A text that is in view from the start
 * is not animated. Nothing is animated under reduced motion.
 * @returns the ref of the element to watch, and the current text of the animation, or null when the original text
 *   should be shown
 */
export function useCountUp(text: string) {
  const place = useRef<HTMLSpanElement>(null);
  const inView = useInView(place);
  const still = useMediaQuery(media.reducedMotion);
  const wasAway = useRef(false);
  const counted = useRef(false);
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    if (inView === false) wasAway.current = true;
    const target = countable(text);
    if (!inView || !wasAway.current || counted.current || still || !target) return;
    counted.current = true;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const progress = Math.min((now - start) / COUNT_DURATION, 1);
      setCurrent(progress < 1 ? textAt(target, easeOut(progress)) : null);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      setCurrent(null);
    };
  }, [inView, still, text]);

  return { place, current };
}
