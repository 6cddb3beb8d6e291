type Listener = (link: HTMLAnchorElement) => void;

const listeners = new Set<Listener>();

/**
 * Says that a link was pressed which cannot be followed without a connection.
 * @param link that was pressed
 */
export function sayOffline(link: HTMLAnchorElement): void {
  for (const listener of listeners) listener(link);
}

/**
 * Listens for links that cannot be followed.
 * @returns ends it
 */
export function onOfflinePress(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
