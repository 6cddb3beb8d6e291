import { HIGHEST_FLOOR } from './apartmentFilters';

const FLOORS = Array.from({ length: HIGHEST_FLOOR + 1 }, (_, floor) => floor);

/**
 * Returns the options for the lowest floor: those up to the chosen highest floor. The ground floor is always included
 * (project-marketing §4).
 */
export const lowestFloors = (highest: number | null): number[] =>
  FLOORS.filter((floor) => floor === 0 || highest === null || floor <= highest);

/** Returns the options for the highest floor: those from the chosen lowest floor upwards (project-marketing §4). */
export const highestFloors = (lowest: number | null): number[] =>
  FLOORS.filter((floor) => lowest === null || floor >= lowest);
