import { project, type Coordinates, type MapView } from './mercator';

/**
 * Whether a mark at a place is seen in a view, be it in part.
 * @param place where the mark stands
 * @param size of the map in px
 * @param mark how far the mark reaches from its place, in px
 */
export function isInView(
  place: Coordinates,
  { center, zoom }: MapView,
  size: { width: number; height: number },
  mark: number,
): boolean {
  const [point, middle] = [project(place, zoom), project(center, zoom)];
  return (
    Math.abs(point.x - middle.x) < size.width / 2 + mark &&
    Math.abs(point.y - middle.y) < size.height / 2 + mark
  );
}
