import { useSyncExternalStore } from 'react';
import { onFirstInteraction } from './onFirstInteraction';

let interacted = false;
let watching = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!watching) {
    watching = true;
    onFirstInteraction(() => {
      interacted = true;
      listeners.forEach((tell) => tell());
    });
  }
  return () => listeners.delete(listener);
}

/**
 * Returns whether the visitor has scrolled, pointed, touched or typed since the page was opened. False during the
 * build.
 */
export const useInteracted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => interacted,
    () => false,
  );
