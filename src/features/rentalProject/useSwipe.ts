import { useRef, type PointerEvent } from 'react';

/** Minimum distance of a swipe in pixels. A shorter movement counts as a press. */
const SWIPE_MIN = 40;

/**
 * Recognizes horizontal swipes and drags. In English a swipe to the left leads to the next item, in Hebrew a swipe to
 * the right.
 * @param onMove called with 1 for the next and -1 for the previous item
 * @returns event handlers for the element
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
