type Listener = (building: string) => void;

const listeners = new Set<Listener>();

/** A chosen building that no apartment list has received yet, because the list is not loaded. */
let waiting: { building: string; page: string } | null = null;

/**
 * Tells the apartment list of the page to filter by a building (project-marketing §2.6). If the list is not loaded yet,
 * it receives the choice later.
 */
export function chooseBuilding(building: string): void {
  if (listeners.size === 0) waiting = { building, page: window.location.pathname };
  for (const listener of listeners) listener(building);
}

/**
 * Registers a listener for chosen buildings. Calls it at once if a building was chosen before the list was loaded.
 * @returns function that removes the listener
 */
export function onBuildingChosen(listener: Listener): () => void {
  listeners.add(listener);
  if (waiting?.page === window.location.pathname) listener(waiting.building);
  waiting = null;
  return () => void listeners.delete(listener);
}
