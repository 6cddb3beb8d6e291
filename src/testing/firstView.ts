import { waitFor } from '@testing-library/react';
import type { GoogleMapsStandIn } from './googleMapsStandIn';

interface Place {
  lat: () => number;
  lng: () => number;
}

/** google-map-react goes by pixels and back: some ten metres are exact. */
const toPlace = (degrees: number): number => Number(degrees.toFixed(4));

/**
 * Where the one map of Google's on the page began.
 * @returns latitude and longitude of its middle in degrees, and its zoom
 */
export async function firstView({ made }: GoogleMapsStandIn): Promise<readonly [number, number, unknown]> {
  await waitFor(() => expect(made).toHaveLength(1));
  const { center, zoom } = made[0] as { center: Place; zoom: unknown };
  return [toPlace(center.lat()), toPlace(center.lng()), zoom];
}
