import type { Coordinates } from './mercator';

/** West, south, east and north limits of the detailed region of the base map. */
export const BASE_MAP_REGION = { west: 27, south: 27, east: 41, north: 37.5 } as const;

/** Tells whether the base map is detailed at a place. Elsewhere it has only coasts and large towns. */
export const isInDetail = ({ latitude, longitude }: Coordinates): boolean =>
  longitude >= BASE_MAP_REGION.west &&
  longitude <= BASE_MAP_REGION.east &&
  latitude >= BASE_MAP_REGION.south &&
  latitude <= BASE_MAP_REGION.north;
