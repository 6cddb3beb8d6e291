import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { conditionOf, media } from '../../theme/media';

/** A wide screen with hover. Wide touch screens behave like phones. */
const DESKTOP = `${conditionOf(media.desktop)} and (hover: hover)`;

/**
 * Tracks whether a card's details are open: on desktop while it has hover or focus, until Escape; elsewhere toggled
 * by a press.
 */
export function useDetails() {
  const toggle = useRef<HTMLButtonElement>(null);
  const desktop = useMediaQuery(DESKTOP);
  const [pressed, setPressed] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const close = () => {
    setPressed(false);
    setHovered(false);
    setFocused(false);
  };

  return {
    toggle,
    open: desktop ? hovered || focused : pressed,
    onPress: () => {
      // Safari does not focus pressed buttons, so nothing would close the details.
      if (desktop) toggle.current?.focus();
      else setPressed(!pressed);
    },
    cardProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape') return;
        // Content of the details would lose the focus when they close.
        toggle.current?.focus();
        close();
      },
    },
  };
}
