const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'touchstart'] as const;

/**
 * Calls when a visitor does something on the page: scrolls, points, touches, types. It may call once for
 * each kind of event.
 * @param callback what to do then
 * @returns ends it
 */
export function onFirstInteraction(callback: () => void): () => void {
  for (const name of INTERACTIONS) document.addEventListener(name, callback, { passive: true, once: true });
  return () => {
    for (const name of INTERACTIONS) document.removeEventListener(name, callback);
  };
}
