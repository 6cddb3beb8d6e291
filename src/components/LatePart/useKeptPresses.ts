import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Records presses in a part that is not hydrated yet, because React would lose them.
 * @param frame element around the part
 * @param isReady tells whether the part handles events itself
 * @param want requests the part's code; must be stable across renders
 * @returns repeats all presses in order; call it after hydration
 */
export function useKeptPresses(
  frame: RefObject<HTMLElement | null>,
  isReady: () => boolean,
  want: () => void,
): () => void {
  const pressed = useRef<HTMLElement[]>([]);
  const ready = useRef(isReady);
  ready.current = isReady;
  useEffect(() => {
    const root = frame.current;
    if (!root || ready.current()) return undefined;
    const keep = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest('button, input') : null;
      if (ready.current() || !(control instanceof HTMLElement) || !root.contains(control)) return;
      // The message about a part that could not be loaded is already interactive.
      if (control.closest('[role="alert"]')) return;
      want();
      event.preventDefault();
      event.stopPropagation();
      root.setAttribute('aria-busy', 'true');
      pressed.current.push(control);
    };
    // On the document, because React stops clicks on non-hydrated parts at the root.
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [frame, want]);
  return useCallback(() => {
    frame.current?.removeAttribute('aria-busy');
    const controls = pressed.current.splice(0);
    // A form reads early input during hydration, which must precede its submission.
    if (controls.length > 0) setTimeout(() => controls.forEach((control) => control.click()));
  }, [frame]);
}
