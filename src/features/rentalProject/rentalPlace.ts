interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

interface Place {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/** The middle of the country's largest town: where the map stands while an address has no coordinates. */
const FALLBACK: Coordinates = { latitude: 32.0853, longitude: 34.7818 };

const known = (place: Place | null | undefined): Coordinates | null =>
  typeof place?.latitude === 'number' && typeof place.longitude === 'number'
    ? { latitude: place.latitude, longitude: place.longitude }
    : null;

/**
 * Where the rental map stands (project-marketing §2.8): on the address; without coordinates in the middle of
 * the town, else on a fixed central place.
 * @param address of the project
 * @param town the first of its towns
 * @returns `isEmpty`: the address is not known, so that no marker says otherwise
 */
export function rentalPlace(
  address: Place | null | undefined,
  town?: Place | null,
): { isEmpty: boolean; center: Coordinates } {
  const own = known(address);
  return { isEmpty: own === null, center: own ?? known(town) ?? FALLBACK };
}
