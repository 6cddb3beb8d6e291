import { useRef, type PointerEvent } from 'react';

/** A shorter way in px is a press, not a swipe. */
const SWIPE_MIN = 40;

/**
 * Moves by a swipe or a drag to the side, in the direction of reading.
 * @param direction direction of the page
 * @param onMove gets 1 for the next, -1 for the one before
 * @returns handlers of the element
 */
export function useSwipe(direction: 'rtl' | 'ltr', onMove: (step: 1 | -1) => void) {
  const start = useRef<number | null>(null);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      start.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const way = clientX - (start.current ?? clientX);
      start.current = null;
      if (Math.abs(way) < SWIPE_MIN) return;
      const onwards = direction === 'rtl' ? way > 0 : way < 0;
      onMove(onwards ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
