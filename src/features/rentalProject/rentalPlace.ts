interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

interface Place {
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/** Centre of the country's largest town, for addresses without coordinates. */
const FALLBACK: Coordinates = { latitude: 32.0853, longitude: 34.7818 };

const known = (place: Place | null | undefined): Coordinates | null =>
  typeof place?.latitude === 'number' && typeof place.longitude === 'number'
    ? { latitude: place.latitude, longitude: place.longitude }
    : null;

/**
 * Returns the centre of the rental map (project-marketing §2.8): the address, otherwise its town, otherwise a fixed
 * place.
 * @param town the first of its towns
 * @returns `isEmpty` means that the address is unknown, so that the map has no marker
 */
export function rentalPlace(
  address: Place | null | undefined,
  town?: Place | null,
): { isEmpty: boolean; center: Coordinates } {
  const own = known(address);
  return { isEmpty: own === null, center: own ?? known(town) ?? FALLBACK };
}
