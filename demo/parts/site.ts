import type { Area, Plane } from '../engine/Plane';
import type { Colour } from '../engine/colour';
import type { Scene } from '../engine/Scene';
import { footprint, type Vec3 } from '../engine/vector';
import { blocks } from './blocks';
import { floors, panes, type Facade } from './facades';
import { bars, face } from './solids';

/** Returns the lines of a lattice between two ends: two chords and struts. */
function lattice(from: Vec3, to: Vec3, width: Vec3, step: number): Vec3[][] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const count = Math.max(2, Math.round(length / step));
  const at = (t: number, side: number): Vec3 => [
    from[0] + (to[0] - from[0]) * t + width[0] * side,
    from[1] + (to[1] - from[1]) * t + width[1] * side,
    from[2] + (to[2] - from[2]) * t + width[2] * side,
  ];
  const zigzag = Array.from({ length: count + 1 }, (_, i) => at(i / count, i % 2));
  return [[at(0, 0), at(1, 0)], [at(0, 1), at(1, 1)], zigzag];
}

export interface CraneOptions {
  x: number;
  z: number;
  height: number;
  /** Direction of the jib in degrees from the x axis. */
  turn: number;
  reach?: number;
  paint?: Colour;
  /** Position of the hook along the jib, and its drop. */
  hook?: number;
  drop?: number;
}

/** Adds a tower crane. */
export function crane(scene: Scene, options: CraneOptions): void {
  const { x, z, height, turn, reach = 42, paint = '#d98a2b', hook = 0.62, drop = 0.35 } = options;
  const angle = (turn * Math.PI) / 180;
  const out = (d: number, y: number): Vec3 => [x + Math.cos(angle) * d, y, z + Math.sin(angle) * d];
  const top = height + 7;
  scene.add(scene.distance(x, z) - 1, () => {
    bars(scene, lattice([x - 0.8, 0, z], [x - 0.8, height, z], [1.6, 0, 0], 2), 0.24, paint);
    bars(scene, lattice([x, 0, z - 0.8], [x, height, z - 0.8], [0, 0, 1.6], 2), 0.14, paint, {
      opacity: 0.6,
    });
    bars(scene, lattice(out(-14, height), out(reach, height), [0, 1.5, 0], 1.7), 0.22, paint);
    bars(scene, [[out(-1, height), [x, top, z], out(1, height)]], 0.32, paint);
    bars(
      scene,
      [
        [[x, top, z], out(reach * 0.72, height + 1.5)],
        [[x, top, z], out(reach * 0.36, height + 1.5)],
        [[x, top, z], out(-13, height + 1.5)],
      ],
      0.1,
      '#33444c',
    );
    face(
      scene,
      [out(-14, height + 0.6), out(-10.5, height + 0.6), out(-10.5, height - 2.2), out(-14, height - 2.2)],
      '#7d7a72',
    );
    face(
      scene,
      [out(0.9, height - 0.2), out(3, height - 0.2), out(3, height - 2.2), out(0.9, height - 2.2)],
      '#f1ece2',
    );
    face(
      scene,
      [out(1.4, height - 0.5), out(2.9, height - 0.5), out(2.9, height - 1.6), out(1.4, height - 1.6)],
      '#35505c',
    );
    const low = height * (1 - drop);
    bars(scene, [[out(reach * hook, height), out(reach * hook, low)]], 0.08, '#26343b');
    bars(
      scene,
      [
        [out(reach * hook, low), out(reach * hook - 2.2, low - 2)],
        [out(reach * hook, low), out(reach * hook + 2.2, low - 2)],
      ],
      0.07,
      '#26343b',
    );
    face(
      scene,
      [
        out(reach * hook - 2.6, low - 2),
        out(reach * hook + 2.6, low - 2),
        out(reach * hook + 2.6, low - 2.7),
        out(reach * hook - 2.6, low - 2.7),
      ],
      '#a8472a',
    );
  });
}

/** The bare frame of a building: slabs and columns, with glass in the lower floors. */
export const frame =
  (glazed: number, floor = 3.5): Facade =>
  (plane, random) => {
    const levels = floors(plane, floor);
    const dark = plane.lit('#2f3a3d', true);
    plane.fill([plane.whole], dark);
    const inner: Area[] = levels.map((v) => [0, v, plane.width, v + floor * 0.35]);
    plane.fill(inner, plane.lit('#6d675b', true), { opacity: 0.55 });
    const columns: Area[] = [];
    const windows: Area[] = [];
    const walls: Area[] = [];
    const count = Math.max(2, Math.round(plane.width / 5));
    levels.forEach((v, index) => {
      for (let i = 0; i <= count; i++) {
        const u = (i / count) * (plane.width - 0.6);
        columns.push([u, v, u + 0.6, v + floor]);
        if (i < count && index < glazed)
          windows.push([u + 0.6, v + 0.9, u + plane.width / count, v + floor - 0.4]);
        if (i < count && index < glazed + 2 && index >= glazed && random.chance(0.55))
          walls.push([u + 0.6, v, u + plane.width / count, v + floor * (random.chance(0.5) ? 0.4 : 0.9)]);
      }
    });
    plane.paint(columns, '#b3aa9a');
    plane.paint(walls, '#c6b79c');
    if (glazed > 0) plane.paint([[0, 0, plane.width, glazed * floor]], '#ded2bd');
    panes(plane, windows, random);
    blocks(
      plane,
      [...levels, levels.length * floor].map((v): Area => [-0.2, v - 0.32, plane.width + 0.2, v]),
      0.45,
      '#cfc6b6',
    );
  };

/** Paints scaffolding in front of a façade. */
export function scaffold(plane: Plane, area: Area, netting?: Colour): void {
  const [u0, v0, u1, v1] = area;
  const lines: Area[] = [];
  for (let u = u0; u <= u1; u += 2.4) lines.push([u, v0, u + 0.1, v1]);
  for (let v = v0; v <= v1; v += 2) lines.push([u0, v, u1, v + 0.1]);
  if (netting) plane.paint([area], netting, { opacity: 0.55 }, 1.1);
  plane.paint(lines, '#7f8a8d', {}, 1.2);
  plane.paint(
    lines.filter(([, a, , b]) => b - a < 1).map(([a, b, c]): Area => [a, b + 0.1, c, b + 0.25]),
    '#a98a5c',
    {},
    1.2,
  );
}

/** Paints rods that project from the newest slab. */
export function rods(
  scene: Scene,
  x: number,
  z: number,
  width: number,
  depth: number,
  top: number,
  turn = 0,
): void {
  const corners = footprint(x, z, width, depth, turn);
  const lines: Vec3[][] = [];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % 4] ?? a;
    for (let t = 0; t <= 1; t += 0.1) {
      const p: [number, number] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      for (const d of [-0.2, 0.2])
        lines.push([
          [p[0] + d, top, p[1]],
          [p[0] + d, top + scene.random.range(1.1, 1.7), p[1]],
        ]);
    }
  });
  bars(scene, lines, 0.07, '#7b4a35');
}
