import { waitFor } from '@testing-library/react';
import type { GoogleMapsStandIn } from './googleMapsStandIn';

interface Place {
  lat: () => number;
  lng: () => number;
}

/** google-map-react rounds to pixels, so the result is exact to about ten metres. */
const toPlace = (degrees: number): number => Number(degrees.toFixed(4));

/** Returns the initial view of the only Google map on the page: latitude, longitude and zoom. */
export async function firstView({ made }: GoogleMapsStandIn): Promise<readonly [number, number, unknown]> {
  await waitFor(() => expect(made).toHaveLength(1));
  const { center, zoom } = made[0] as { center: Place; zoom: unknown };
  return [toPlace(center.lat()), toPlace(center.lng()), zoom];
}
