import { HIGHEST_FLOOR } from './apartmentFilters';

const FLOORS = Array.from({ length: HIGHEST_FLOOR + 1 }, (_, floor) => floor);

/** Floors that may be the lowest: none above the chosen highest; the ground floor always (project-marketing §4). */
export const lowestFloors = (highest: number | null): number[] =>
  FLOORS.filter((floor) => floor === 0 || highest === null || floor <= highest);

/** Floors that may be the highest: none below the chosen lowest (project-marketing §4). */
export const highestFloors = (lowest: number | null): number[] =>
  FLOORS.filter((floor) => lowest === null || floor >= lowest);
