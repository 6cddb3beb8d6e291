import type { Coordinates } from './mercator';

/** Limits of the region that the base map draws in detail, in degrees. */
export const BASE_MAP_REGION = { west: 27, south: 27, east: 41, north: 37.5 } as const;

/** Checks whether the base map is detailed at a position. Outside its region, it shows only coasts and large towns. */
export const isInDetail = ({ latitude, longitude }: Coordinates): boolean =>
  longitude >= BASE_MAP_REGION.west &&
  longitude <= BASE_MAP_REGION.east &&
  latitude >= BASE_MAP_REGION.south &&
  latitude <= BASE_MAP_REGION.north;
