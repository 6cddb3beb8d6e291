import type { Colour } from '../engine/colour';
import type { Scene } from '../engine/Scene';
import { footprint } from '../engine/vector';
import { body } from './buildings';
import { courses, punched, type Facade } from './facades';
import { balconies } from './balconies';
import { hipRoof } from './solids';

export interface HouseOptions {
  x: number;
  z: number;
  width: number;
  depth: number;
  floors?: number;
  turn?: number;
  wall?: Colour;
  roof?: Colour;
  /** Whether it has a flat roof with a parapet instead of tiles. */
  flat?: boolean;
  base?: number;
  balcony?: boolean;
}

/** Adds a stone house of one to four floors with a tiled or flat roof. */
export function house(scene: Scene, options: HouseOptions): void {
  const {
    x,
    z,
    width,
    depth,
    floors = 2,
    turn = 0,
    wall = '#e4d2b0',
    roof = '#b4593a',
    flat = false,
    base = 0,
    balcony = false,
  } = options;
  const height = floors * 3.2;
  const foot = footprint(x, z, width, depth, turn);
  const wide = footprint(x, z, width + 1, depth + 1, turn);
  scene.shadowOf(foot, height + (flat ? 0.5 : 1.6), base);
  const plain: Facade = (plane, random) => {
    courses(plane, '#b3a07c', 0.5);
    punched({ floor: 3.2, bay: 3.4, share: 0.36, windowHeight: 1.6, frame: '#f3ead8' })(plane, random);
    plane.fill([[0, 0, plane.width, 0.5]], plane.lit('#b9a67f'), { opacity: 0.6 });
  };
  const front: Facade = (plane, random) => {
    plain(plane, random);
    if (balcony)
      balconies({
        floor: 3.2,
        runs: [[0.55, 0.95]],
        depth: 1.7,
        railing: 'metal',
        railingColour: '#40525a',
        ground: 3.2,
      })(plane, random);
  };
  scene.add(scene.distance(x, z), () => {
    if (flat) {
      body(scene, { foot, height, base, wall, facades: [front, plain], roof: '#d8ccb6', parapet: 0.7 });
      return;
    }
    const hidden = scene.camera.eye[1] < base + height;
    const tiles = () => hipRoof(scene, wide, base + height, Math.min(width, depth) * 0.27, roof);
    if (!hidden)
      body(scene, { foot, height, base, wall, facades: [front, plain], roof: '#c4b69c', parapet: 0 });
    tiles();
    if (hidden)
      body(scene, { foot, height, base, wall, facades: [front, plain], roof: '#c4b69c', parapet: 0 });
  });
}
