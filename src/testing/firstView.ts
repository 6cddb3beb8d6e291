import { waitFor } from '@testing-library/react';
import type { GoogleMapsStandIn } from './googleMapsStandIn';

interface Place {
  lat: () => number;
  lng: () => number;
}

/** Rounds coordinates to about ten metres, because google-map-react rounds to pixels. */
const toPlace = (degrees: number): number => Number(degrees.toFixed(4));

/**
 * Returns the initial view of the Google map on the page: latitude, longitude and zoom. There must be exactly one map.
 */
export async function firstView({ made }: GoogleMapsStandIn): Promise<readonly [number, number, unknown]> {
  await waitFor(() => expect(made).toHaveLength(1));
  const { center, zoom } = made[0] as { center: Place; zoom: unknown };
  return [toPlace(center.lat()), toPlace(center.lng()), zoom];
}
