import { mix, type Colour } from '../engine/colour';
import type { Area, Plane } from '../engine/Plane';
import { Random } from '../engine/Random';
import type { Scene } from '../engine/Scene';
import { footprint, middle, type Vec2 } from '../engine/vector';
import { blocks } from './blocks';
import type { Facade } from './facades';

export interface BuildingOptions {
  foot: readonly Vec2[];
  height: number;
  wall: Colour;
  base?: number;
  /** Façades by side: front, right, back, left. The last one is repeated. */
  facades: readonly Facade[];
  roof?: Colour;
  /** Height of the parapet. */
  parapet?: number;
  mist?: number;
  /** A line of another material at the top. */
  crown?: Colour;
}

/** Paints a body with façades and a parapet at once. */
export function body(scene: Scene, options: BuildingOptions): void {
  const { foot, height, wall, base = 0, facades, roof = '#cfc8bb', parapet = 0.9, mist, crown } = options;
  const last = facades.at(-1);
  scene.prism(foot, height, {
    base,
    wall,
    mist,
    top: roof,
    side: (plane: Plane, index) => {
      // Each side has separate random numbers, so that a building does not depend on which others are painted.
      const [x = 0, z = 0] = foot[index] ?? [];
      (facades[index] ?? last)?.(plane, new Random(`side ${x} ${z} ${base}`));
      if (plane.scale * 1 > 1.5) {
        const edge: Area[] = [[-0.1, plane.height - 0.35, plane.width + 0.1, plane.height + parapet]];
        blocks(plane, edge, 0.2, crown ?? mix(wall, '#ffffff', 0.25));
      }
    },
  });
}

/** Adds a building with its shadow to the scene, ordered by distance. */
export function building(scene: Scene, options: BuildingOptions, extra?: () => void): void {
  const [x, z] = middle(options.foot);
  scene.shadowOf(options.foot, options.height, options.base ?? 0);
  scene.add(scene.distance(x, z), () => {
    body(scene, options);
    extra?.();
  });
}

/** Paints lift houses, machines and masts on a roof. */
export function roofTop(
  scene: Scene,
  x: number,
  z: number,
  width: number,
  depth: number,
  top: number,
  wall: Colour,
  turn = 0,
): void {
  scene.prism(footprint(x, z, width * 0.42, depth * 0.45, turn), 4.2, {
    base: top,
    wall,
    top: mix(wall, '#8b8a80', 0.3),
  });
  scene.prism(footprint(x + width * 0.22, z - depth * 0.1, width * 0.16, depth * 0.22, turn), 2.4, {
    base: top,
    wall: mix(wall, '#7c8588', 0.35),
    top: '#b9b5ab',
  });
}
