import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { media } from '../../theme/media';
import { duration } from '../../theme/tokens';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';

interface AutoplayOptions {
  /** Delay in ms, or null for no autoplay. */
  delay: number | null;
  /** Index of the front slide. Each change restarts the delay. */
  index: number;
  /** Whether the row is on the screen or near it. */
  near: boolean;
  /** Moves to the next slide. */
  advance: () => void;
}

/**
 * Moves a carousel automatically until the visitor stops it.
 * Pauses on hover, on focus and out of view. Under reduced motion it starts only on request.
 * @returns whether it plays, the play/pause action, and handlers for the element that holds the slides
 */
export function useAutoplay({ delay, index, near, advance }: AutoplayOptions) {
  const reducedMotion = useMediaQuery(media.reducedMotion);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = choice ?? !reducedMotion;
  const runs = delay !== null && playing && near && !hovered && !focused;

  const next = useRef(advance);
  const stoodAt = useRef(index);
  useEffect(() => {
    next.current = advance;
  });
  useEffect(() => {
    // The delay starts after the slide's transition.
    const arriving = stoodAt.current !== index ? duration.slide : 0;
    stoodAt.current = index;
    if (!runs) return;
    const timer = setInterval(() => {
      if (!document.hidden) next.current();
    }, delay + arriving);
    return () => clearInterval(timer);
  }, [runs, delay, index]);

  return {
    playing,
    toggle: () => setChoice(!playing),
    holdProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
