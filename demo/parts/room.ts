import type { Colour } from '../engine/colour';
import type { Area } from '../engine/Plane';
import { Plane } from '../engine/Plane';
import type { Scene } from '../engine/Scene';
import type { Vec3 } from '../engine/vector';
import { seen } from './solids';

export interface RoomSize {
  left: number;
  right: number;
  near: number;
  far: number;
  height: number;
}

/** Inner surfaces of a room that is open to the viewer. */
export interface Room {
  floor: Plane;
  ceiling: Plane;
  left: Plane;
  right: Plane;
  /** The far wall; u runs from left to right. */
  back: Plane;
}

/** Creates the surfaces of a room without painting them. On side walls, u runs away from the viewer. */
export function room(scene: Scene, { left, right, near, far, height }: RoomSize): Room {
  const plane = (origin: Vec3, u: Vec3, v: Vec3, normal: Vec3, width: number, tall: number) =>
    new Plane(scene.canvas, scene.camera, scene.air, { origin, u, v, normal, width, height: tall });
  const depth = far - near;
  return {
    floor: plane([left, 0, near], [1, 0, 0], [0, 0, 1], [0, 1, 0], right - left, depth),
    ceiling: plane([left, height, near], [1, 0, 0], [0, 0, 1], [0, -1, 0], right - left, depth),
    left: plane([left, 0, near], [0, 0, 1], [0, 1, 0], [1, 0, 0], depth, height),
    right: plane([right, 0, near], [0, 0, 1], [0, 1, 0], [-1, 0, 0], depth, height),
    back: plane([left, 0, far], [1, 0, 0], [0, 1, 0], [0, 0, -1], right - left, height),
  };
}

/** Paints floor boards that run away from the viewer. */
export function boards(floor: Plane, material: Colour, joint: Colour, board = 0.28): void {
  floor.paint([floor.whole], material);
  const lines: Area[] = [];
  for (let u = board; u < floor.width; u += board) lines.push([u, 0, u + 0.012, floor.height]);
  floor.paint(lines, joint, { opacity: 0.5 });
}

/** Paints large stone slabs. */
export function slabs(floor: Plane, material: Colour, joint: Colour, size = 1.2): void {
  floor.paint([floor.whole], material);
  const lines: Area[] = [];
  for (let u = size; u < floor.width; u += size) lines.push([u, 0, u + 0.02, floor.height]);
  for (let v = size; v < floor.height; v += size) lines.push([0, v, floor.width, v + 0.02]);
  floor.paint(lines, joint, { opacity: 0.45 });
}

/** Paints patches of sunlight on the floor from openings in the back wall. */
export function sunPatches(
  scene: Scene,
  openings: readonly (readonly [x0: number, y0: number, x1: number, y1: number])[],
  z: number,
  colour: Colour,
  opacity: number,
): void {
  const [sx, sy, sz] = scene.air.sun;
  const drop = (x: number, y: number): Vec3 => [x - (sx / sy) * y, 0.005, z - (sz / sy) * y];
  const data = openings
    .map(([x0, y0, x1, y1]) => seen(scene, [drop(x0, y0), drop(x1, y0), drop(x1, y1), drop(x0, y1)]))
    .join('');
  scene.canvas.path(data, { fill: colour, opacity });
}
