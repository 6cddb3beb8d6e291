type Listener = (building: string) => void;

const listeners = new Set<Listener>();

/** The choice that no list has received yet. */
let waiting: { building: string; page: string } | null = null;

/**
 * Asks the page's apartment list to filter by a building (project-marketing §2.6). A list that loads later
 * receives the choice too.
 */
export function chooseBuilding(building: string): void {
  if (listeners.size === 0) waiting = { building, page: window.location.pathname };
  for (const listener of listeners) listener(building);
}

/**
 * Listens for chosen buildings, including an earlier choice on this page.
 * @returns removes the listener
 */
export function onBuildingChosen(listener: Listener): () => void {
  listeners.add(listener);
  if (waiting?.page === window.location.pathname) listener(waiting.building);
  waiting = null;
  return () => void listeners.delete(listener);
}
