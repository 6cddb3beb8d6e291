import { isInDetail } from './baseMapRegion';
import { hasGoogleMaps } from './mapsKey';
import type { Coordinates } from './mercator';

/** Maximum zoom at which the base map still gives orientation for a distant place. */
export const FAR_ZOOM = 6;

/** Tells whether the map has detail near a place. Without tiles it covers only its own region. */
export const drawsStreets = (place: Coordinates): boolean =>
  hasGoogleMaps() || Boolean(process.env.GATSBY_MAP_TILES_URL) || isInDetail(place);
