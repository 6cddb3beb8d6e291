import type { Feature, Position } from 'geojson';
import { meanOf, type WorldPoint } from './mercator';
import { kindOf, positionsOf } from './readSurroundings';

/**
 * Returns a CSS mask that fades shapes out towards their edge, so that invented streets do not end abruptly. The mask
 * is centred on the plot.
 * @param toPixel converts a position to screen coordinates
 */
export function illustrationFade(shapes: readonly Feature[], toPixel: (position: Position) => WorldPoint) {
  const pointsOf = (some: readonly Feature[]) => some.flatMap(positionsOf).map(toPixel);
  const all = pointsOf(shapes);
  const plot = pointsOf(shapes.filter((shape) => kindOf(shape) === 'plot'));
  const { x, y } = meanOf(plot.length > 0 ? plot : all);
  const radius = (distances: number[]) => `${Math.max(1, ...distances.map(Math.abs)).toFixed(0)}px`;
  const size = `${radius(all.map((point) => point.x - x))} ${radius(all.map((point) => point.y - y))}`;
  return {
    maskImage: `radial-gradient(${size} at ${x.toFixed(0)}px ${y.toFixed(0)}px, #000 60%, transparent)`,
  };
}
