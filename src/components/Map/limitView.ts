import type { FeatureCollection } from 'geojson';
import { isInDetail } from './baseMapRegion';
import { hasGoogleMaps } from './mapsKey';
import { project, unproject, type Coordinates, type MapView, type WorldPoint } from './mercator';
import { ZOOM_MAX } from './ProviderProps';
import { isIllustration, positionsOf } from './readSurroundings';
import { vectorTiles, vectorZoomAt } from './vectorTiles';

/** Maximum zoom of the base map, inside its detailed region and outside it. Closer views would show an empty area. */
const [TOWN_ZOOM, COAST_ZOOM] = [12, 6];
/** Tolerance in px, so that rounding does not move a centre that is exactly at its limit. */
const ROUNDING = 0.5;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the world in px at zoom 0. */
export interface Area extends Size {
  readonly middle: WorldPoint;
}

/** Fraction of an illustration's width and height that is clearly visible. The rest fades out. */
const VISIBLE = 0.7;
/**
 * Size for checks that should hold on a map of any size: a position that shows streets on a map of this size does so on
 * every map.
 */
const NO_SIZE = { width: 0, height: 0 };

/** Returns the area in which the surroundings are visible, or null without surroundings. */
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

/** Returns the maximum zoom at which the provider shows streets at a position, or null if it has none there. */
function streetZoomAt(center: Coordinates): number | null {
  if (hasGoogleMaps()) return ZOOM_MAX;
  if (vectorTiles() === null) return process.env.GATSBY_MAP_TILES_URL ? ZOOM_MAX : null;
  const zoom = vectorZoomAt(center);
  return zoom && Math.min(ZOOM_MAX, zoom);
}

/** Checks whether the provider has streets at a position. */
export const hasStreets = (center: Coordinates): boolean => streetZoomAt(center) !== null;

/**
 * Moves the centre of the view so that the area fills the view, or lies completely inside it if it is smaller. In any
 * case, the centre may be up to a quarter of the area's size away from the area's middle.
 */
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
 * Returns the maximum zoom at which the map still shows something at a position.
 * @param area area of the surroundings, inside which streets are drawn
 * @param size size of the map in px; if omitted, the result holds for any size
 */
export function zoomLimit(center: Coordinates, area: Area | null, size: Size = NO_SIZE): number {
  const streetZoom = streetZoomAt(center);
  if (streetZoom !== null) return streetZoom;
  const isInside = (one: Size) => area && holdCenter(center, TOWN_ZOOM + 1, area, one) === center;
  if (isInside(size) || isInside(NO_SIZE)) return ZOOM_MAX;
  return isInDetail(center) ? TOWN_ZOOM : COAST_ZOOM;
}

/** Returns the view, or the nearest view that does not show an empty area. */
export function limitView(view: MapView, area: Area | null, size: Size): MapView {
  const zoom = Math.min(view.zoom, zoomLimit(view.center, area, size));
  const center =
    area && zoom > TOWN_ZOOM && !hasStreets(view.center)
      ? holdCenter(view.center, zoom, area, size)
      : view.center;
  return zoom === view.zoom && center === view.center ? view : { center, zoom };
}
