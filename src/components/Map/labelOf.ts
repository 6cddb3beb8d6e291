import type { Feature, Position } from 'geojson';
import type { WorldPoint } from './mercator';
import { linesOf } from './readSurroundings';

export interface Label extends WorldPoint {
  /** Rotation of the text in degrees, never upside down. */
  angle: number;
}

/**
 * Returns the position of a shape's name: along the middle segment of a street, otherwise in the centre.
 * @param toPixel converts a position to screen coordinates
 */
export function labelOf(shape: Feature, toPixel: (position: Position) => WorldPoint): Label | null {
  const { geometry } = shape;
  if (geometry.type === 'Point') return { ...toPixel(geometry.coordinates), angle: 0 };
  const points = (linesOf(shape)[0] ?? []).map(toPixel);
  if (geometry.type === 'Polygon') {
    const corners = points.slice(1);
    return corners.length > 0 ? { ...meanOf(corners), angle: 0 } : null;
  }
  const half = Math.floor(points.length / 2);
  const [from, to] = [points[half - 1], points[half]];
  if (!from || !to) return null;
  return { ...meanOf([from, to]), angle: upright(Math.atan2(to.y - from.y, to.x - from.x)) };
}

const meanOf = (points: readonly WorldPoint[]): WorldPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

function upright(radians: number): number {
  const degrees = (radians * 180) / Math.PI;
  if (degrees > 90) return degrees - 180;
  return degrees < -90 ? degrees + 180 : degrees;
}
