import { project, unproject, type Coordinates, type MapView } from './mercator';

/** Minimum distance in px between the outermost places and the map's edge. */
const MARGIN = 56;

/**
 * Returns the view that shows all places as large as possible.
 * @param places at least one place
 * @param size size of the map in px
 * @param largest maximum zoom, which is also used for a single place
 */
export function fitView(
  places: readonly Coordinates[],
  size: { width: number; height: number },
  largest: number,
): MapView {
  const points = places.map((place) => project(place, 0));
  const edges = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [left, right] = edges(points.map(({ x }) => x));
  const [top, bottom] = edges(points.map(({ y }) => y));
  const room = (length: number) => Math.max(1, length - 2 * MARGIN);
  // At zoom z, distances are 2^z times those at zoom 0. If all places have the same position, any zoom fits.
  const fits = (span: number, length: number) => (span > 0 ? Math.log2(room(length) / span) : Infinity);
  const zoom = Math.min(largest, fits(right - left, size.width), fits(bottom - top, size.height));
  return {
    center: unproject({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0),
    zoom: Math.max(1, Math.floor(zoom)),
  };
}
