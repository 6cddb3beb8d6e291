import { HIGHEST_FLOOR } from './apartmentFilters';

const FLOORS = Array.from({ length: HIGHEST_FLOOR + 1 }, (_, floor) => floor);

/**
 * Returns the options of the lowest floor, up to the chosen highest and always with the ground floor
 * (project-marketing §4).
 */
export const lowestFloors = (highest: number | null): number[] =>
  FLOORS.filter((floor) => floor === 0 || highest === null || floor <= highest);

/** Returns the options of the highest floor, from the chosen lowest (project-marketing §4). */
export const highestFloors = (lowest: number | null): number[] =>
  FLOORS.filter((floor) => lowest === null || floor >= lowest);
