import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { media } from '../../theme/media';
import { duration } from '../../theme/tokens';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';

interface AutoplayOptions {
  /** Time in milliseconds that a slide stands; null: nothing moves. */
  delay: number | null;
  /** The slide in front: after each move, by hand or by time, the delay begins again. */
  index: number;
  /** The row is on the screen or near it. */
  near: boolean;
  /** Makes the next slide come. */
  advance: () => void;
}

/**
 * Moves a carousel by itself until the visitor stops it. It also waits while the pointer or the keyboard's focus is on a
 * slide and while it is out of sight; with reduced motion it stands still until the visitor asks for it.
 * @returns whether it plays, what the play/pause button does, and the handlers of the element that holds the slides
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
    // A slide that has just begun to come in stands only after its transition.
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
