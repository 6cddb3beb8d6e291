import { outline } from '../engine/Canvas';
import type { Colour } from '../engine/colour';
import type { Area, Plane } from '../engine/Plane';
import type { Random } from '../engine/Random';
import { blocks } from './blocks';
import { floors, panes, type Facade } from './facades';

export interface BalconyOptions {
  floor?: number;
  ground?: number;
  /** Columns of balconies across the façade, as shares of its width. */
  runs?: readonly (readonly [number, number])[];
  /** Horizontal offset of every second floor, as a share. */
  shift?: number;
  depth?: number;
  slab?: Colour;
  railing?: 'glass' | 'solid' | 'metal';
  railingColour?: Colour;
  /** Share of balconies with plants. */
  plants?: number;
}

function railings(
  plane: Plane,
  areas: readonly Area[],
  depth: number,
  kind: 'glass' | 'solid' | 'metal',
  colour: Colour,
): void {
  const { camera, canvas, atmosphere } = plane;
  const height = 1.05;
  const rails = areas.map(([u0, , u1, v1]): Area => [u0, v1, u1, v1 + height]);
  const ends = rails
    .map(([u0, v0, u1, v1]) =>
      [u0, u1]
        .map((u) =>
          outline(
            camera.polygon([
              plane.place(u, v0, 0),
              plane.place(u, v0, depth),
              plane.place(u, v1, depth),
              plane.place(u, v1, 0),
            ]),
          ),
        )
        .join(''),
    )
    .join('');
  if (kind === 'solid') {
    blocks(plane, rails, depth, colour, depth - 0.18);
    canvas.path(ends, { fill: plane.lit(colour), opacity: 0.9 });
    return;
  }
  if (kind === 'glass') {
    const tint = atmosphere.glass(0.7, plane.normal, plane.distance, 0.2);
    canvas.path(ends, { fill: tint, opacity: 0.34 });
    plane.fill(rails, tint, { opacity: 0.5 }, depth);
  } else if (plane.scale > 6) {
    const bars: Area[] = [];
    for (const [u0, v0, u1, v1] of rails)
      for (let u = u0; u < u1; u += 0.35) bars.push([u, v0, u + 0.05, v1]);
    plane.paint(bars, colour, { opacity: 0.8 }, depth);
  } else {
    plane.paint(rails, colour, { opacity: 0.35 }, depth);
  }
  if (plane.scale > 3)
    plane.paint(
      rails.map(([u0, , u1, v1]): Area => [u0, v1 - 0.07, u1, v1]),
      kind === 'glass' ? '#e8eae6' : colour,
      {},
      depth,
    );
}

function greenery(plane: Plane, areas: readonly Area[], depth: number, share: number, random: Random): void {
  if (plane.scale < 7) return;
  const leaves: Area[] = [];
  for (const [u0, , u1, v1] of areas) {
    if (!random.chance(share)) continue;
    const at = random.range(u0 + 0.3, u1 - 1);
    for (let i = 0; i < 5; i++)
      leaves.push([at + i * 0.22, v1 + 0.5, at + i * 0.22 + 0.3, v1 + random.range(1, 1.7)]);
  }
  plane.paint(leaves, '#5d7f58', {}, depth * 0.7);
}

/** Floors of balconies in front of glazed rooms. */
export const balconies =
  (options: BalconyOptions = {}): Facade =>
  (plane, random) => {
    const {
      floor = 3.3,
      ground = 0,
      runs = [[0.04, 0.96]],
      shift = 0,
      depth = 1.8,
      slab = '#f4efe6',
    } = options;
    const { railing = 'glass', railingColour = '#f4efe6', plants = 0.15 } = options;
    const rooms: Area[] = [];
    const slabs: Area[] = [];
    const shades: Area[] = [];
    const { atmosphere, normal } = plane;
    const fall = atmosphere.sees(normal)
      ? Math.min(
          2.4,
          (depth * atmosphere.sun[1]) / Math.max(0.2, Math.hypot(atmosphere.sun[0], atmosphere.sun[2])),
        )
      : 0.9;
    floors(plane, floor, ground).forEach((v, index) => {
      for (const [from, to] of runs) {
        const moved = index % 2 === 0 ? 0 : shift;
        const u0 = Math.max(0.02, from + moved) * plane.width;
        const u1 = Math.min(0.98, to + moved) * plane.width;
        const count = Math.max(1, Math.round((u1 - u0) / 2.2));
        const width = (u1 - u0) / count;
        for (let i = 0; i < count; i++)
          rooms.push([u0 + i * width + 0.08, v + 0.1, u0 + (i + 1) * width - 0.08, v + floor - 0.55]);
        slabs.push([u0, v - 0.28, u1, v]);
        shades.push([u0, v + floor - 0.28 - fall, u1, v + floor - 0.28]);
      }
    });
    panes(plane, rooms, random);
    plane.fill(shades, plane.lit('#26343c', true), { opacity: atmosphere.sees(normal) ? 0.42 : 0.28 });
    blocks(plane, slabs, depth, slab);
    greenery(plane, slabs, depth, plants, random);
    railings(plane, slabs, depth, railing, railingColour);
  };
