import type { Colour } from '../engine/colour';
import { day, type Mood } from '../engine/moods';
import type { Layers } from '../engine/render';
import { footprint } from '../engine/vector';
import { balconies } from '../parts/balconies';
import { building } from '../parts/buildings';
import { curtain, punched, type Facade } from '../parts/facades';
import { person } from '../parts/people';
import { tower, type TowerStyle } from '../parts/towers';
import { plant, type TreeKind } from '../parts/trees';
import { car } from '../parts/vehicles';
import { begin, flood, frameWithShade, skyOf } from './start';

/** A street with shops under homes. */
export interface Street {
  seed: string;
  mood: Mood;
  /** Colours of the houses. */
  walls: readonly [Colour, ...Colour[]];
  floors: readonly [number, number];
  /** Trees along the walk in the middle, and beside the houses. */
  trees: readonly [TreeKind, TreeKind];
  /** Style of the tower at the end; undefined if there is none. */
  end?: TowerStyle;
}

const BOULEVARD: Street = {
  seed: 'boulevard',
  mood: day,
  walls: ['#efe7da', '#dfcba6', '#e6d8c2', '#c98a63', '#e9e2d6'],
  floors: [6, 9],
  trees: ['round', 'palm'],
  end: 'staggered',
};

/** Homes above a ground floor of shops. */
const overShops =
  (homes: Facade): Facade =>
  (plane, random) => {
    homes(plane, random);
    plane.fill([[0, 0, plane.width, 4.4]], plane.lit('#4d4437', true));
    const rows = Array.from(
      { length: Math.floor(plane.width / 2.6) },
      (_, k) => [k * 2.6 + 0.2, 0.4, k * 2.6 + 2.4, 3.6] as const,
    );
    plane.fill(rows, plane.atmosphere.glass(0.3, plane.normal, plane.distance, 0));
    plane.fill(
      rows.filter((_, k) => k % 3 === 1),
      '#f2cf96',
      { opacity: 0.8 },
    );
    plane.paint([[0, 3.7, plane.width, 4.4]], '#efe6d6');
  };

/** A boulevard with shops under homes: the street as a place to be. */
export const street =
  ({ seed, mood, walls, floors, trees, end }: Street) =>
  (width: number, height: number): Layers => {
    const scene = begin(
      seed,
      mood,
      { width, height, eye: [0, 2.1, 0], view: height > width ? 44 : 62, horizon: 0.66 },
      { sun: [-0.55, 0.62, -0.55], hazeDistance: 700 },
    );
    const { canvas, random } = scene;
    const strip = (x0: number, x1: number, colour: Colour, z0 = 2, z1 = 900) =>
      scene.ground(
        [
          [x0, z0],
          [x1, z0],
          [x1, z1],
          [x0, z1],
        ],
        colour,
      );
    strip(-80, 80, '#d8cbb2');
    for (const side of [-1, 1]) {
      strip(Math.min(side * 8, side * 16), Math.max(side * 8, side * 16), '#7d8587');
      strip(Math.min(side * 4.6, side * 7.4), Math.max(side * 4.6, side * 7.4), '#9db073');
    }
    for (let z = 3; z < 160; z += 3) strip(-4.6, 4.6, '#b9ab90', z, z + 0.06);
    for (let i = 0; i < 9; i++) {
      for (const side of [-1, 1]) {
        const homes = overShops(
          balconies({
            ground: 4.8,
            depth: 1.7,
            ...random.pick([
              {
                runs: [
                  [0.05, 0.46],
                  [0.54, 0.95],
                ] as const,
              },
              { runs: [[0.1, 0.9]] as const, railing: 'metal' as const, railingColour: '#3d4c53' },
            ]),
          }),
        );
        const shop = curtain({ floor: 4.4, bay: 2.4, spandrel: 0.3, metal: '#2d3a40' });
        building(scene, {
          foot: footprint(side * 34, 26 + i * 27, 24, 25),
          height: 4.8 + random.int(...floors) * 3.3,
          wall: random.pick(walls),
          facades: [punched({ ground: 4.8, share: 0.42 }), homes, shop, homes],
        });
      }
    }
    if (end)
      tower(scene, { x: 0, z: 330, width: 34, depth: 26, floors: 24, style: end, podium: 7, mist: 0.2 });
    for (let z = 11; z < 200; z += 10) {
      for (const x of [-6, 6]) plant(scene, x, z, { kind: trees[0], height: random.range(6.4, 8) });
      for (const x of [-20, 20]) plant(scene, x, z + 4, { kind: trees[1], height: random.range(8, 10) });
    }
    for (let z = 18; z < 150; z += random.range(10, 22)) {
      car(scene, -12 + random.range(-1.6, 1.6), z, 90);
      car(scene, 12 + random.range(-1.6, 1.6), z + 6, 90);
    }
    for (let i = 0; i < 22; i++) person(scene, random.range(-3.6, 3.6), random.range(9, 70));
    scene.castShadows({ opacity: 0.34 });
    scene.paint();
    flood(canvas, 0.2, 0, 0.7, '#fff4dc', 0.3);
    frameWithShade(canvas, 0.32);
    return {
      width,
      height,
      sky: skyOf(mood, 0.66, [0.2, 0.02], { scale: 1.4, seed: 43 }),
      front: canvas,
      finish: { bloom: 0.25, threshold: 195 },
    };
  };

export const boulevard = street(BOULEVARD);
