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

/** Initial position of a project's map. */
export interface MapStart extends Coordinates {
  /** Whether it is the project's own position. If not, it is the centre of the town and must not be marked. */
  readonly isExact: boolean;
}

/**
 * Returns the coordinates of a project, or those of its town if the project has none (project-marketing §2.8).
 * @returns null if neither is known
 */
export function coordinatesOf({ address, city }: PlaceSource): MapStart | null {
  const own = known(address);
  const place = own ?? known(city?.find((one) => known(one)));
  return place && { ...place, isExact: own !== null };
}
