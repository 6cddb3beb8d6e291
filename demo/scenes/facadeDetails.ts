import { type Atmosphere } from '../engine/Atmosphere';
import { day, dusk, golden, type Mood } from '../engine/moods';
import type { Area, Plane } from '../engine/Plane';
import type { Layers } from '../engine/render';
import { type Scene } from '../engine/Scene';
import type { Vec2 } from '../engine/vector';
import { balconies } from '../parts/balconies';
import { blocks } from '../parts/blocks';
import { courses, curtain, floors, panes } from '../parts/facades';
import { begin, flood, frameWithShade, skyOf } from './start';

function corner(
  seed: string,
  mood: Mood,
  width: number,
  height: number,
  wall: string,
  paint: (plane: Plane, index: number, scene: Scene) => void,
  light: ConstructorParameters<typeof Atmosphere>[0]['sun'],
  tall = 40,
): Layers {
  const scene = begin(
    seed,
    mood,
    { width, height, eye: [0, 1.7, 0], view: height > width ? 40 : 54, horizon: 1.06 },
    { sun: light, hazeDistance: 400 },
  );
  const foot: Vec2[] = [
    [-26, 42],
    [6, 20],
    [44, 44],
    [12, 70],
  ];
  scene.prism(foot, tall, { wall, side: (plane, index) => paint(plane, index, scene) });
  flood(scene.canvas, light[0] < 0 ? 0.02 : 0.98, 0.05, 0.8, mood.sky.sunColour, 0.24);
  frameWithShade(scene.canvas, 0.36);
  return {
    width,
    height,
    sky: skyOf(mood, 1.05, [light[0] < 0 ? 0.02 : 0.98, 0.2], { scale: 0.9, cover: 0.48 }),
    front: scene.canvas,
    finish: { bloom: 0.25, threshold: 195 },
  };
}

/** Terracotta blades before glass. */
export const facadeBlades = (width: number, height: number): Layers =>
  corner(
    'facade-blades',
    golden,
    width,
    height,
    '#5c6f78',
    (plane, index, { random }) => {
      curtain({ floor: 3.8, bay: 1.9 })(plane, random);
      const gap = index === 0 ? 0.95 : 1.25;
      const blades: Area[] = [];
      for (let u = 0.4; u < plane.width - 0.3; u += gap) {
        for (const v of floors(plane, 3.8))
          if (!random.chance(0.07)) blades.push([u, v + 0.3, u + 0.16, v + 3.9]);
      }
      blocks(
        plane,
        floors(plane, 3.8).map((v): Area => [0, v, plane.width, v + 0.3]),
        0.95,
        '#e8dcc6',
      );
      blocks(plane, blades, 0.8, '#c06a45', 0.15);
    },
    [0.7, 0.5, -0.55],
  );

/** Jerusalem stone with deep windows. */
export const facadeStone = (width: number, height: number): Layers =>
  corner(
    'facade-stone',
    day,
    width,
    height,
    '#e0cca6',
    (plane, _index, { random }) => {
      courses(plane, '#b59f78', 0.55);
      const joints: Area[] = [];
      floors(plane, 0.55).forEach((v, row) => {
        for (let u = (row % 2) * 0.6; u < plane.width; u += 1.2) joints.push([u, v, u + 0.025, v + 0.55]);
      });
      plane.paint(joints, '#b59f78', { opacity: 0.5 });
      const stones: Area[] = [];
      for (let i = 0; i < plane.width * 9; i++) {
        const row = random.int(0, Math.floor(plane.height / 0.55) - 1);
        const u = Math.floor(random.range(0, plane.width / 1.2)) * 1.2 + (row % 2) * 0.6;
        stones.push([u, row * 0.55, u + 1.2, row * 0.55 + 0.55]);
      }
      plane.paint(stones, '#f0e0bf', { opacity: 0.4 });
      const openings: Area[] = [];
      for (const v of floors(plane, 4.4))
        for (let u = 1.6; u < plane.width - 2; u += 4) openings.push([u, v + 0.8, u + 1.9, v + 3.5]);
      plane.paint(
        openings.map(([a, b, c, d]): Area => [a - 0.18, b - 0.12, c + 0.18, d + 0.2]),
        '#f2e6cc',
      );
      plane.fill(openings, plane.lit('#8a7857', true));
      panes(
        plane,
        openings.flatMap(([a, b, c, d]): Area[] => [
          [a + 0.32, b + 0.1, (a + c) / 2, d - 0.42],
          [(a + c) / 2 + 0.06, b + 0.1, c - 0.05, d - 0.42],
        ]),
        random,
      );
      blocks(
        plane,
        openings.map(([a, b, c]): Area => [a - 0.25, b - 0.2, c + 0.25, b - 0.02]),
        0.28,
        '#f2e6cc',
      );
      blocks(
        plane,
        openings.filter((_, i) => i % 5 === 2).map(([a, b, c]): Area => [a - 0.5, b - 0.3, c + 0.5, b]),
        1.1,
        '#e9dabb',
      );
    },
    [-0.62, 0.62, -0.4],
  );

/** A wall of glass that mirrors the evening. */
export const facadeGlass = (width: number, height: number): Layers =>
  corner(
    'facade-glass',
    dusk,
    width,
    height,
    '#4a6472',
    (plane, _index, { random }) => {
      curtain({ floor: 4, bay: 2.1, metal: '#9fb0b6', spandrel: 0.4 })(plane, random);
      const mirrored: Area[] = [];
      for (const v of floors(plane, 4))
        for (let u = 0; u < plane.width; u += 2.1)
          if (random.chance(0.4)) mirrored.push([u + 0.06, v + 0.4, u + 2, v + 4]);
      plane.fill(
        mirrored,
        plane.rising([
          [0, '#f2a982', 0.75],
          [0.5, '#8fa0ae', 0.35],
          [1, '#2f5468', 0.2],
        ]),
      );
    },
    [0.8, 0.3, 0.2],
    60,
  );

/** Balconies of a new residential tower, seen from the pavement. */
export const facadeBalconies = (width: number, height: number): Layers =>
  corner(
    'facade-balconies',
    day,
    width,
    height,
    '#efe8dc',
    (plane, index, { random }) => {
      plane.paint([[0, 0, plane.width * 0.06, plane.height]], '#c9b48f');
      balconies({
        floor: 3.4,
        runs:
          index === 0
            ? [
                [0.08, 0.48],
                [0.58, 0.97],
              ]
            : [
                [0.05, 0.42],
                [0.52, 0.95],
              ],
        shift: 0.03,
        depth: 2.2,
        plants: 0.45,
      })(plane, random);
      const wood: Area[] = [];
      for (const v of floors(plane, 3.4))
        for (let i = 0; i < 10; i++)
          wood.push([plane.width * 0.49 + i * 0.3, v + 0.2, plane.width * 0.49 + i * 0.3 + 0.14, v + 3]);
      plane.paint(wood, '#a3734a');
    },
    [-0.6, 0.66, -0.45],
  );
