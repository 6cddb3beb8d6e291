import { FLOOR_NUMBERS, ROOM_NUMBERS, roomsOption } from './apartmentFilters';
import type { FilterableApartment } from '../home/FilterableApartment';

/** Options that the filters dialog offers for a list of apartments. */
export interface OfferedOptions {
  rooms: readonly string[];
  buildingFloors: readonly string[];
  apartmentKeys: readonly string[];
  buildingKeys: readonly string[];
  buildings: readonly string[];
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * Returns the filter options for a list of apartments. Those that project-marketing §9 defines are always included.
 * Half rooms, characteristics and buildings are included only if an apartment has them.
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
