import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what a visitor presses in a part of the page that is not hydrated yet: React would lose it.
 * @param frame around the part
 * @param isReady whether the part answers by itself
 * @param want asks for what the part waits for; the same function in every rendering
 * @returns presses all of it again, in its order; call it once the part is hydrated
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
      // A message that the part could not be loaded works already.
      if (control.closest('[role="alert"]')) return;
      want();
      event.preventDefault();
      event.stopPropagation();
      root.setAttribute('aria-busy', 'true');
      pressed.current.push(control);
    };
    // On the document: React stops a click on what it has not hydrated at the root of the page.
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [frame, want]);
  return useCallback(() => {
    frame.current?.removeAttribute('aria-busy');
    const controls = pressed.current.splice(0);
    // A form reads early input as it is hydrated, which must precede its submission.
    if (controls.length > 0) setTimeout(() => controls.forEach((control) => control.click()));
  }, [frame]);
}
