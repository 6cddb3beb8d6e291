/** The properties of an apartment that lists can filter by; null means unknown. */
export interface FilterableApartment {
  floor: number | null;
  rooms: number | null;
  area: number | null;
  /** YYYY-MM-DD */
  entryDate: string | null;
  availableImmediately: boolean;
  /** `severalFloorsInTheBuilding` */
  buildingFloors: number | null;
  buildingName: string | null;
  /** Keys of the apartment's characteristics, such as `apParking`. */
  apartmentChar: readonly string[];
  /** Keys of the building's characteristics, such as `buParking`. */
  buildingChar: readonly string[];
  city: string | null;
}
