import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { conditionOf, media } from '../../theme/media';

/** Matches wide screens with a hovering pointer. Wide touch screens are treated like phones. */
const DESKTOP = `${conditionOf(media.desktop)} and (hover: hover)`;

/**
 * Tracks whether a card's details are open. On desktop, they are open while the card has hover or focus, until Escape
 * is pressed. Elsewhere, a press toggles them.
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
      // Safari does not focus a button when it is clicked. Without focus, no blur event would close the details.
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
        // A focused link inside the details would lose the focus when they close. Move the focus to the button first.
        toggle.current?.focus();
        close();
      },
    },
  };
}
