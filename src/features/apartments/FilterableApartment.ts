/** What of an apartment its filters look at; null where it is not known. */
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
  /** Keys of what the apartment has, such as `apParking`. */
  apartmentChar: readonly string[];
  /** Keys of what its building has, such as `buParking`. */
  buildingChar: readonly string[];
  city: string | null;
}
