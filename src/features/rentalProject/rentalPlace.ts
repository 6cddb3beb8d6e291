interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

interface Place {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/** Centre of the country's largest town. It is the map's centre if no coordinates are known. */
const FALLBACK: Coordinates = { latitude: 32.0853, longitude: 34.7818 };

const known = (place: Place | null | undefined): Coordinates | null =>
  typeof place?.latitude === 'number' && typeof place.longitude === 'number'
    ? { latitude: place.latitude, longitude: place.longitude }
    : null;

/**
 * Returns the centre of a rental project's map (project-marketing §2.8). It is the address, otherwise the town,
 * otherwise a fixed place.
 * @param town the project's first town
 * @returns the centre, and `isEmpty`: if true, the address is unknown and the map must have no marker
 */
export function rentalPlace(
  address: Place | null | undefined,
  town?: Place | null,
): { isEmpty: boolean; center: Coordinates } {
  const own = known(address);
  return { isEmpty: own === null, center: own ?? known(town) ?? FALLBACK };
}
