import { project, unproject, type Coordinates, type MapView } from './mercator';

/** Margin in px around the outer places. */
const MARGIN = 56;

/**
 * Returns the view that shows all places.
 * @param places at least one
 * @param size of the map in px
 * @param largest maximum zoom, used for a single place
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
  // At zoom z, distances are 2^z times those at zoom 0. A zero distance fits at any zoom.
  const fits = (span: number, length: number) => (span > 0 ? Math.log2(room(length) / span) : Infinity);
  const zoom = Math.min(largest, fits(right - left, size.width), fits(bottom - top, size.height));
  return {
    center: unproject({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0),
    zoom: Math.max(1, Math.floor(zoom)),
  };
}
