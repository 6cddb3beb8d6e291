import { isInDetail } from './baseMapRegion';
import { hasGoogleMaps } from './mapsKey';
import type { Coordinates } from './mercator';

/** The nearest zoom at which the base map shows where a place far away lies. */
export const FAR_ZOOM = 6;

/** Whether the map has something to show near a place: one without tiles draws its own region alone. */
export const drawsStreets = (place: Coordinates): boolean =>
  hasGoogleMaps() || Boolean(process.env.GATSBY_MAP_TILES_URL) || isInDetail(place);
