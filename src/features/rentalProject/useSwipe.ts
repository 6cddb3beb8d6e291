import { useRef, type PointerEvent } from 'react';

/** Minimum distance in px; less is a press. */
const SWIPE_MIN = 40;

/**
 * Handles horizontal swipes and drags in reading direction.
 * @param onMove called with 1 for the next, -1 for the previous
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
