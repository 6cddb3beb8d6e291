import type { Coordinates } from './mercator';

/** West, south, east and north of what the base map draws in detail. */
export const BASE_MAP_REGION = { west: 27, south: 27, east: 41, north: 37.5 } as const;

/** Whether the base map draws a place in detail; elsewhere it has coasts and large towns alone. */
export const isInDetail = ({ latitude, longitude }: Coordinates): boolean =>
  longitude >= BASE_MAP_REGION.west &&
  longitude <= BASE_MAP_REGION.east &&
  latitude >= BASE_MAP_REGION.south &&
  latitude <= BASE_MAP_REGION.north;
