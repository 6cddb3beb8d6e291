interface Located {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

interface PlaceSource {
  readonly address: Located | null;
  readonly city: readonly (Located | null)[] | null;
}

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const known = (place: Located | null | undefined): Coordinates | null =>
  typeof place?.latitude === 'number' && typeof place.longitude === 'number'
    ? { latitude: place.latitude, longitude: place.longitude }
    : null;

/** Where the map of a project begins. */
export interface MapStart extends Coordinates {
  /** False for the centre of the town, which has no marker. */
  readonly isExact: boolean;
}

/**
 * Returns a project's coordinates, or those of its town (project-marketing §2.8).
 * @returns null without both
 */
export function coordinatesOf({ address, city }: PlaceSource): MapStart | null {
  const own = known(address);
  const place = own ?? known(city?.find((one) => known(one)));
  return place && { ...place, isExact: own !== null };
}
