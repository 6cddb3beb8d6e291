type Listener = (link: HTMLAnchorElement) => void;

const listeners = new Set<Listener>();

/** Reports a pressed link that cannot be followed while offline. */
export function sayOffline(link: HTMLAnchorElement): void {
  for (const listener of listeners) listener(link);
}

/**
 * Listens for links that cannot be followed.
 * @returns removes the listener
 */
export function onOfflinePress(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
