import { useSyncExternalStore } from 'react';

/** Scroll distance in px up to which the page counts as being at its top. */
const THRESHOLD = 24;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Returns true once the visitor has scrolled away from the top of the page. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD,
    () => false,
  );
}
