import type { FeatureCollection } from 'geojson';
import { isInDetail } from './baseMapRegion';
import { hasGoogleMaps } from './mapsKey';
import { project, unproject, type Coordinates, type MapView, type WorldPoint } from './mercator';
import { ZOOM_MAX } from './ProviderProps';
import { isIllustration, positionsOf } from './readSurroundings';
import { vectorTiles, vectorZoomAt } from './vectorTiles';

/** Maximum zoom of the drawn map without streets: in its region, and elsewhere. */
const [TOWN_ZOOM, COAST_ZOOM] = [12, 6];
/** Tolerance in px of a position at the limit. */
const ROUNDING = 0.5;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the world at zoom 0, in px. */
export interface Area extends Size {
  readonly middle: WorldPoint;
}

/** Part of an illustration's width and height at which it has not faded out. */
const VISIBLE = 0.7;
/** A position has streets on a map of any size if it has them on a map of this one. */
const NO_SIZE = { width: 0, height: 0 };

/** Returns the area of surroundings in which something shows. */
export function areaOf(surroundings: FeatureCollection | null): Area | null {
  const points = (surroundings?.features ?? [])
    .flatMap(positionsOf)
    .map(([longitude = 0, latitude = 0]) => project({ latitude, longitude }, 0));
  if (points.length === 0) return null;
  const edges = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [left, right] = edges(points.map(({ x }) => x));
  const [top, bottom] = edges(points.map(({ y }) => y));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const share = isIllustration(surroundings) ? VISIBLE : 1;
  return { middle, width: (right - left) * share, height: (bottom - top) * share };
}

/** Returns the largest zoom with streets of the provider at a place, null without any. */
function streetZoomAt(center: Coordinates): number | null {
  if (hasGoogleMaps()) return ZOOM_MAX;
  if (vectorTiles() === null) return process.env.GATSBY_MAP_TILES_URL ? ZOOM_MAX : null;
  const zoom = vectorZoomAt(center);
  return zoom && Math.min(ZOOM_MAX, zoom);
}

/** Tells whether the provider has streets at a place. */
export const hasStreets = (center: Coordinates): boolean => streetZoomAt(center) !== null;

/** Moves a centre so that the area fills the view, or is inside of it. A small area allows some distance. */
function holdCenter(center: Coordinates, zoom: number, area: Area, size: Size): Coordinates {
  const scale = 2 ** zoom;
  const point = project(center, zoom);
  const hold = (value: number, middle: number, view: number, length: number) => {
    const reach = Math.max(Math.abs(view - length) / 2, length / 4);
    const held = Math.min(middle + reach, Math.max(middle - reach, value));
    return Math.abs(held - value) > ROUNDING ? held : value;
  };
  const x = hold(point.x, area.middle.x * scale, size.width, area.width * scale);
  const y = hold(point.y, area.middle.y * scale, size.height, area.height * scale);
  return x === point.x && y === point.y ? center : unproject({ x, y }, zoom);
}

/**
 * Returns the largest zoom at which the map has something to show.
 * @param area of the surroundings, which show streets
 * @param size of the map in px; without it, the result holds for any size
 */
export function zoomLimit(center: Coordinates, area: Area | null, size: Size = NO_SIZE): number {
  const streetZoom = streetZoomAt(center);
  if (streetZoom !== null) return streetZoom;
  const isInside = (one: Size) => area && holdCenter(center, TOWN_ZOOM + 1, area, one) === center;
  if (isInside(size) || isInside(NO_SIZE)) return ZOOM_MAX;
  return isInDetail(center) ? TOWN_ZOOM : COAST_ZOOM;
}

/** Returns the view, or the nearest one that does not show an empty field. */
export function limitView(view: MapView, area: Area | null, size: Size): MapView {
  const zoom = Math.min(view.zoom, zoomLimit(view.center, area, size));
  const center =
    area && zoom > TOWN_ZOOM && !hasStreets(view.center)
      ? holdCenter(view.center, zoom, area, size)
      : view.center;
  return zoom === view.zoom && center === view.center ? view : { center, zoom };
}
