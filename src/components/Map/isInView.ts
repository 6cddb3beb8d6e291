import { project, type Coordinates, type MapView } from './mercator';

/**
 * Checks whether a mark is at least partly inside the view.
 * @param size size of the map in px
 * @param mark how far the mark extends from its position, in px
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
