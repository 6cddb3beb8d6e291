const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'touchstart'] as const;

/**
 * Calls back on the first scroll, pointer, touch, keyboard or focus event. Calls back at once if the page is already
 * scrolled, for example because that happened before hydration. It may be called once per kind of event.
 * @param callback called on the interaction
 * @returns a function that removes the listeners
 */
export function onFirstInteraction(callback: () => void): () => void {
  if (window.scrollY > 0) callback();
  for (const name of INTERACTIONS) document.addEventListener(name, callback, { passive: true, once: true });
  return () => {
    for (const name of INTERACTIONS) document.removeEventListener(name, callback);
  };
}
