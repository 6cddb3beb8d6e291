import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Records clicks in a part that is not hydrated yet, because React would lose them.
 * @param frame element around the part
 * @param isReady whether the part is hydrated and handles events itself
 * @param want requests the part's code; must be stable across renders
 * @returns a function that repeats all clicks in order; call it after hydration
 */
export function useRecordedClicks(
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
      // The error message about the part is outside of it and already interactive.
      if (control.closest('[role="alert"]')) return;
      want();
      event.preventDefault();
      event.stopPropagation();
      root.setAttribute('aria-busy', 'true');
      pressed.current.push(control);
    };
    // Listens on the document, because React stops clicks on parts that are not hydrated yet.
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [frame, want]);
  return useCallback(() => {
    frame.current?.removeAttribute('aria-busy');
    const controls = pressed.current.splice(0);
    // Deferred, because a form takes over early input in its first effects. That must happen before a repeated click
    // submits the form.
    if (controls.length > 0) setTimeout(() => controls.forEach((control) => control.click()));
  }, [frame]);
}
