type Listener = (building: string) => void;

const listeners = new Set<Listener>();

/**
 * Says that a visitor wants to see the homes of a building, such as by a card over a picture of the houses
 * (project-marketing §2.6). The page's list of homes hears it and filters by it; without a list nothing
 * happens.
 * @param building its name
 */
export function chooseBuilding(building: string): void {
  for (const listener of listeners) listener(building);
}

/**
 * Hears of buildings that visitors choose.
 * @returns ends it
 */
export function onBuildingChosen(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
