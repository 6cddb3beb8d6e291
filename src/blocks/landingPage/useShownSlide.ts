import { useEffect, useState, type RefObject } from 'react';
import { isReducedMotion } from '../../lib/isReducedMotion';

interface ShownSlide {
  /** Index of the visible slide. */
  shown: number;
  show: (index: number) => void;
}

/** Tracks which slide of a vertical slider is visible, and returns a function that scrolls to a given slide. */
export function useShownSlide(list: RefObject<HTMLElement | null>, count: number): ShownSlide {
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const read = () => {
      const height = element.clientHeight || 1;
      setShown(Math.min(count - 1, Math.round(element.scrollTop / height)));
    };
    element.addEventListener('scroll', read, { passive: true });
    return () => element.removeEventListener('scroll', read);
  }, [list, count]);

  const show = (index: number) => {
    const element = list.current;
    if (!element) return;
    element.scrollTo({ top: index * element.clientHeight, behavior: isReducedMotion() ? 'auto' : 'smooth' });
  };
  return { shown, show };
}
