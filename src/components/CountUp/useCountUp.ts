import { useEffect, useRef, useState } from 'react';
import { media } from '../../theme/media';
import { duration } from '../../theme/tokens';
import { useInView } from '../useInView/useInView';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { countable, textAt } from './countable';

const COUNT_DURATION = 2 * duration.slide;
/** Starts at half of the number, for a calm movement. */
const BEGINNING = 0.5;

const easeOut = (progress: number) => 1 - (1 - BEGINNING) * (1 - progress) ** 3;

/**
 * Counts up to the number of a text once, when it is scrolled into view. Content in view from the start does
 * not move, nor does anything under reduced motion.
 * @returns the ref to watch, and the animated text, or null to show the text itself
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
