import { useEffect, useState, type RefObject } from 'react';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { media } from '../../theme/media';
import { MARK_OFFSET } from './ConcreteProcessStep.styles';
import { lastVisibleStep } from './lastVisibleStep';

interface Timeline {
  /** Index of the last step reached so far; passed steps stay visible. Null: all are visible. */
  seen: number | null;
  /** Position of the bus on the road in px, at the last visible step. Null: no bus. */
  driven: number | null;
}

const STILL: Timeline = { seen: null, driven: null };

/** Follows the scroll position along a list of steps. Does nothing under reduced motion. */
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
