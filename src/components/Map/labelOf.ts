import type { Feature, Position } from 'geojson';
import { meanOf, type WorldPoint } from './mercator';
import { linesOf } from './readSurroundings';

export interface Label extends WorldPoint {
  /** Rotation of the text in degrees. It is chosen so that the text is never upside down. */
  angle: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns where to draw a shape's name: on the longest visible segment of a street, or in the centre of any other
 * shape.
 * @param toPixel converts a position to screen coordinates
 * @param size size of the map in px
 * @returns null if no part of a street is visible
 */
export function labelOf(
  shape: Feature,
  toPixel: (position: Position) => WorldPoint,
  size: Size,
): Label | null {
  const { geometry } = shape;
  if (geometry.type === 'Point') return { ...toPixel(geometry.coordinates), angle: 0 };
  const points = (linesOf(shape)[0] ?? []).map(toPixel);
  if (geometry.type === 'Polygon') {
    const corners = points.slice(1);
    return corners.length > 0 ? { ...meanOf(corners), angle: 0 } : null;
  }
  const lengthOf = ([from, to]: Segment) => Math.hypot(to.x - from.x, to.y - from.y);
  const [longest] = points
    .flatMap((to, index) => {
      const from = points[index - 1];
      const visible = from && clip([from, to], size);
      return visible ? [visible] : [];
    })
    .sort((one, other) => lengthOf(other) - lengthOf(one));
  if (!longest) return null;
  const [from, to] = longest;
  return { ...meanOf(longest), angle: upright(Math.atan2(to.y - from.y, to.x - from.x)) };
}

type Segment = readonly [from: WorldPoint, to: WorldPoint];

/** Clips a segment to the map's area with the Liang-Barsky algorithm. Returns null if no part of it is inside. */
function clip([from, to]: Segment, { width, height }: Size): Segment | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [start, end] = [0, 1];
  const edges = [
    [-dx, from.x],
    [dx, width - from.x],
    [-dy, from.y],
    [dy, height - from.y],
  ] as const;
  for (const [step, room] of edges) {
    if (step === 0 && room < 0) return null;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  const at = (part: number): WorldPoint => ({ x: from.x + part * dx, y: from.y + part * dy });
  return start < end ? [at(start), at(end)] : null;
}

function upright(radians: number): number {
  const degrees = (radians * 180) / Math.PI;
  if (degrees > 90) return degrees - 180;
  return degrees < -90 ? degrees + 180 : degrees;
}
