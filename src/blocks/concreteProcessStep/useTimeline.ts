import { useEffect, useState, type RefObject } from 'react';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { media } from '../../theme/media';
import { MARK_OFFSET } from './ConcreteProcessStep.styles';
import { lastVisibleStep } from './lastVisibleStep';

interface Timeline {
  /**
   * Index of the furthest step reached so far. Steps up to it stay visible when the visitor scrolls back. Null means
   * that all steps are visible.
   */
  seen: number | null;
  /** Position of the bus in px from the top of the road, at the last step in view. Null means that there is no bus. */
  driven: number | null;
}

const STILL: Timeline = { seen: null, driven: null };

/**
 * Tracks how far the visitor has scrolled through a list of steps. Under reduced motion, it shows all steps and no bus.
 */
export function useTimeline(list: RefObject<HTMLOListElement | null>): Timeline {
  const still = useMediaQuery(media.reducedMotion);
  const [timeline, setTimeline] = useState(STILL);

  useEffect(() => {
    const element = list.current;
    if (still || !element) {
      setTimeline(STILL);
      return;
    }
    let frame = 0;
    const measure = () => {
      frame = 0;
      const steps = [...element.children] as HTMLElement[];
      const last = lastVisibleStep(
        steps.map((step) => step.getBoundingClientRect().top),
        window.innerHeight,
      );
      const driven = (steps[last]?.offsetTop ?? 0) + MARK_OFFSET;
      setTimeline((before) => {
        const seen = Math.max(before.seen ?? -1, last);
        return before.seen === seen && before.driven === driven ? before : { seen, driven };
      });
    };
    const request = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', request, { passive: true });
    window.addEventListener('resize', request);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', request);
      window.removeEventListener('resize', request);
    };
  }, [list, still]);

  return timeline;
}
