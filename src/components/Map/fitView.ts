import { project, unproject, type Coordinates, type MapView } from './mercator';

/** Room in px between the outer places and the edge. */
const MARGIN = 56;

/**
 * The view that shows all places.
 * @param places at least one
 * @param size of the map in px
 * @param largest zoom at most, which one place alone gets
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
  // At zoom z a span of the map of zoom 0 is 2^z times as long; a span of nothing fits at any zoom.
  const fits = (span: number, length: number) => (span > 0 ? Math.log2(room(length) / span) : Infinity);
  const zoom = Math.min(largest, fits(right - left, size.width), fits(bottom - top, size.height));
  return {
    center: unproject({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0),
    zoom: Math.max(1, Math.floor(zoom)),
  };
}
