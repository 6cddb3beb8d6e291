const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'touchstart'] as const;

/**
 * Calls back when a visitor first scrolls, points, touches or types; at once if the page is scrolled already, for example before hydration.
 * May call once per kind of event.
 * @param callback called on the interaction
 * @returns removes the listeners
 */
export function onFirstInteraction(callback: () => void): () => void {
  if (window.scrollY > 0) callback();
  for (const name of INTERACTIONS) document.addEventListener(name, callback, { passive: true, once: true });
  return () => {
    for (const name of INTERACTIONS) document.removeEventListener(name, callback);
  };
}
