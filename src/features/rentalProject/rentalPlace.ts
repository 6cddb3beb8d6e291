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

/**
 * Where the rental map stands (project-marketing §2.8): on the address, or on a fixed central place where the address has no coordinates.
 * @returns `isEmpty`: nothing is known, so that no marker says otherwise
 */
export function rentalPlace(address: Place | null | undefined): { isEmpty: boolean; center: Coordinates } {
  const { latitude, longitude } = address ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number')
    return { isEmpty: true, center: FALLBACK };
  return { isEmpty: false, center: { latitude, longitude } };
}
