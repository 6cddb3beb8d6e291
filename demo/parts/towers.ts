import type { Colour } from '../engine/colour';
import type { Scene } from '../engine/Scene';
import { footprint, roundedFootprint } from '../engine/vector';
import { balconies } from './balconies';
import { body, roofTop } from './buildings';
import { courses, curtain, distant, fins, punched, ribbon, type Facade } from './facades';

export type TowerStyle = 'white' | 'stone' | 'staggered' | 'glass' | 'fins' | 'ribbon' | 'brick';

export interface TowerOptions {
  x: number;
  z: number;
  width: number;
  depth: number;
  floors: number;
  style: TowerStyle;
  turn?: number;
  wall?: Colour;
  mist?: number;
  /** Height of a lower, wider building at the foot. */
  podium?: number;
  /** Radius of the corners. */
  corner?: number;
  /** Number of floors of a narrower top. */
  setback?: number;
}

interface Look {
  wall: Colour;
  floor: number;
  facades: readonly Facade[];
}

const stoneJoints: Facade = (plane) => courses(plane, '#a8987c');

const together =
  (...parts: readonly Facade[]): Facade =>
  (plane, random) => {
    for (const part of parts) part(plane, random);
  };

const LOOKS: Record<TowerStyle, Look> = {
  white: {
    wall: '#efe9df',
    floor: 3.3,
    facades: [
      balconies({
        runs: [
          [0.03, 0.46],
          [0.54, 0.97],
        ],
      }),
      punched({ share: 0.46, floor: 3.3 }),
      balconies({ runs: [[0.03, 0.97]] }),
      punched({ share: 0.42, floor: 3.3 }),
    ],
  },
  stone: {
    wall: '#dcc9a6',
    floor: 3.3,
    facades: [
      together(
        stoneJoints,
        punched({ share: 0.4, floor: 3.3 }),
        balconies({ runs: [[0.3, 0.7]], railing: 'metal', railingColour: '#3f4f55' }),
      ),
      together(stoneJoints, punched({ share: 0.44, floor: 3.3 })),
    ],
  },
  staggered: {
    wall: '#e6ddcd',
    floor: 3.3,
    facades: [
      balconies({
        runs: [
          [0.02, 0.3],
          [0.36, 0.64],
          [0.7, 0.94],
        ],
        shift: 0.035,
        depth: 2.2,
        railing: 'solid',
        railingColour: '#f3eee5',
      }),
      together(
        punched({ share: 0.4, floor: 3.3, blind: 0.15 }),
        balconies({ runs: [[0.56, 0.94]], railing: 'solid', railingColour: '#f3eee5' }),
      ),
    ],
  },
  glass: { wall: '#5c7480', floor: 3.8, facades: [curtain()] },
  fins: { wall: '#6b7d85', floor: 3.6, facades: [fins(), curtain({ floor: 3.6 })] },
  ribbon: { wall: '#e4ddd0', floor: 3.6, facades: [ribbon()] },
  brick: {
    wall: '#b9684a',
    floor: 3.3,
    facades: [
      together(
        punched({ share: 0.5, floor: 3.3, frame: '#ecd9c4' }),
        balconies({
          runs: [
            [0.06, 0.3],
            [0.7, 0.94],
          ],
          railing: 'metal',
          railingColour: '#33464e',
        }),
      ),
      punched({ share: 0.46, floor: 3.3, frame: '#ecd9c4' }),
    ],
  },
};

/** Adds a tower of flats or offices in one of the styles, with less detail at a distance. */
export function tower(scene: Scene, options: TowerOptions): void {
  const { x, z, width, depth, floors, style, turn = 0, mist, podium = 0, corner = 0, setback = 0 } = options;
  const look = LOOKS[style];
  const wall = options.wall ?? look.wall;
  const height = (floors - setback) * look.floor;
  const shape = (dw: number) =>
    corner > 0
      ? roundedFootprint(x, z, width - dw, depth - dw, corner, turn)
      : footprint(x, z, width - dw, depth - dw, turn);
  const away = scene.distance(x, z);
  const facades =
    scene.camera.scale(away) * look.floor < 8
      ? [distant(look.floor, style === 'glass' || style === 'fins')]
      : look.facades;
  scene.shadowOf(shape(0), height);
  scene.add(away, () => {
    const high = scene.camera.eye[1] > height;
    const upper = () => {
      if (setback > 0)
        body(scene, { foot: shape(7), height: setback * look.floor, base: height, wall, facades, mist: 0 });
    };
    if (!high) upper();
    body(scene, { foot: shape(0), height, wall, facades, mist });
    if (high) {
      upper();
      if (setback === 0) roofTop(scene, x, z, width, depth, height, wall, turn);
    }
    if (podium > 0) {
      body(scene, {
        foot: footprint(x, z - 1, width + 9, depth + 8, turn),
        height: podium,
        wall: '#d8cbb4',
        facades: [curtain({ floor: podium, bay: 3, spandrel: 0.3 })],
        mist,
        crown: '#efe7d9',
      });
    }
  });
}
