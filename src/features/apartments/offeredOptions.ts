import { FLOOR_NUMBERS, ROOM_NUMBERS } from './apartmentFilters';
import type { FilterableApartment } from './FilterableApartment';

/** The options that the filters of a list offer, in the order of the list or of the specification. */
export interface OfferedOptions {
  rooms: readonly string[];
  buildingFloors: readonly string[];
  apartmentKeys: readonly string[];
  buildingKeys: readonly string[];
  buildings: readonly string[];
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * What of the filters a list of homes has anything for. Numbers of rooms and floors are matched exactly, the last ones too
 * (project-marketing §5): one that no home has, as "6+", could never be chosen and is not offered.
 */
export function offeredOptions(homes: readonly FilterableApartment[]): OfferedOptions {
  const those = (numbers: readonly string[], of: (home: FilterableApartment) => number | null) => {
    const there = new Set(homes.map((home) => String(of(home))));
    return numbers.filter((number) => there.has(number));
  };
  return {
    rooms: those(ROOM_NUMBERS, ({ rooms }) => rooms),
    buildingFloors: those(FLOOR_NUMBERS, ({ buildingFloors }) => buildingFloors),
    apartmentKeys: distinct(homes.flatMap(({ apartmentChar }) => apartmentChar)),
    buildingKeys: distinct(homes.flatMap(({ buildingChar }) => buildingChar)),
    buildings: distinct(homes.flatMap(({ buildingName }) => buildingName ?? [])),
  };
}
