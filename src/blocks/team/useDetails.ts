import { useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { conditionOf, media } from '../../theme/media';

/** Desktop is a wide screen with a pointer that can rest on things; a wide touch screen is used like a phone. */
const DESKTOP = `${conditionOf(media.desktop)} and (hover: hover)`;

/**
 * Whether the details of a card are open: on desktop while the pointer or the keyboard's focus is on it, Escape closes them;
 * elsewhere after a press, until the next one.
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
      // Safari does not focus a button that is pressed: nothing would close the details again.
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
        // What is in the details cannot keep the focus when they go.
        toggle.current?.focus();
        close();
      },
    },
  };
}
