import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { media } from '../../theme/media';
import { duration } from '../../theme/tokens';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';

interface AutoplayOptions {
  /** Delay between moves in ms, or null to disable autoplay. */
  delay: number | null;
  /** Index of the front slide. The delay restarts whenever it changes. */
  index: number;
  /** Whether the carousel is in or near the viewport. */
  near: boolean;
  /** Moves to the next slide. */
  advance: () => void;
}

/**
 * Advances a carousel automatically until the visitor stops it. Autoplay pauses on hover, on keyboard focus and out of
 * view. Under reduced motion, it starts only when the visitor presses play.
 * @returns whether autoplay is on, its toggle function, and the event handlers for the element that contains the slides
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
    // After a slide change, the transition time is added, so that each slide is fully visible for the whole delay.
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
