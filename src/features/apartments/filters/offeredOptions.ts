import { FLOOR_NUMBERS, ROOM_NUMBERS, roomsOption } from './apartmentFilters';
import type { FilterableApartment } from '../home/FilterableApartment';

/** Filter options of a list, in list or specification order. */
export interface OfferedOptions {
  rooms: readonly string[];
  buildingFloors: readonly string[];
  apartmentKeys: readonly string[];
  buildingKeys: readonly string[];
  buildings: readonly string[];
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * Returns the filter options of a list of homes. The options of project-marketing §9 are always included;
 * half rooms, characteristics and buildings only if a home has them.
 */
export function offeredOptions(homes: readonly FilterableApartment[]): OfferedOptions {
  return {
    rooms: distinct([...ROOM_NUMBERS, ...homes.flatMap(roomsOption)]).sort(
      (one, other) => Number.parseFloat(one) - Number.parseFloat(other),
    ),
    buildingFloors: FLOOR_NUMBERS,
    apartmentKeys: distinct(homes.flatMap(({ apartmentChar }) => apartmentChar)),
    buildingKeys: distinct(homes.flatMap(({ buildingChar }) => buildingChar)),
    buildings: distinct(homes.flatMap(({ buildingName }) => buildingName ?? [])),
  };
}
