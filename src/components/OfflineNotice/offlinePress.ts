type Listener = (link: HTMLAnchorElement) => void;

const listeners = new Set<Listener>();

/** Tells all listeners that a clicked link cannot be followed because the visitor is offline. */
export function notifyOfflinePress(link: HTMLAnchorElement): void {
  for (const listener of listeners) listener(link);
}

/**
 * Adds a listener for clicks on links that cannot be followed while offline.
 * @returns a function that removes the listener
 */
export function onOfflinePress(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
