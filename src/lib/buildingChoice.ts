type Listener = (building: string) => void;

const listeners = new Set<Listener>();

/** What was chosen while the page's list was not there yet. */
let waiting: { building: string; page: string } | null = null;

/**
 * Says that a visitor wants to see the homes of a building, such as by a card over a picture of the houses
 * (project-marketing §2.6). The page's list of homes is told and filters by it, also when it comes later than
 * the choice; without a list nothing happens.
 * @param building its name
 */
export function chooseBuilding(building: string): void {
  if (listeners.size === 0) waiting = { building, page: window.location.pathname };
  for (const listener of listeners) listener(building);
}

/**
 * Listens for buildings that visitors choose on this page, and of one that was chosen before.
 * @returns ends it
 */
export function onBuildingChosen(listener: Listener): () => void {
  listeners.add(listener);
  if (waiting?.page === window.location.pathname) listener(waiting.building);
  waiting = null;
  return () => void listeners.delete(listener);
}
