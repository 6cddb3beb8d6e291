import { day } from '../engine/moods';
import type { Layers } from '../engine/render';
import { footprint } from '../engine/vector';
import { balconies } from '../parts/balconies';
import { building } from '../parts/buildings';
import { curtain, punched } from '../parts/facades';
import { person } from '../parts/people';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { car } from '../parts/vehicles';
import { begin, flood, frameWithShade, skyOf } from './start';

/** A boulevard with shops under homes: the street as a place to be. */
export function boulevard(width: number, height: number): Layers {
  const scene = begin(
    'boulevard',
    day,
    { width, height, eye: [0, 2.1, 0], view: height > width ? 44 : 62, horizon: 0.66 },
    { sun: [-0.55, 0.62, -0.55], hazeDistance: 700 },
  );
  const { canvas, random } = scene;
  scene.ground(
    [
      [-80, 2],
      [80, 2],
      [80, 900],
      [-80, 900],
    ],
    '#d8cbb2',
  );
  scene.ground(
    [
      [-16, 2],
      [-8, 2],
      [-8, 900],
      [-16, 900],
    ],
    '#7d8587',
  );
  scene.ground(
    [
      [8, 2],
      [16, 2],
      [16, 900],
      [8, 900],
    ],
    '#7d8587',
  );
  scene.ground(
    [
      [-7.4, 2],
      [-4.6, 2],
      [-4.6, 900],
      [-7.4, 900],
    ],
    '#9db073',
  );
  scene.ground(
    [
      [4.6, 2],
      [7.4, 2],
      [7.4, 900],
      [4.6, 900],
    ],
    '#9db073',
  );
  for (let z = 3; z < 160; z += 3)
    scene.ground(
      [
        [-4.6, z],
        [4.6, z],
        [4.6, z + 0.06],
        [-4.6, z + 0.06],
      ],
      '#b9ab90',
    );
  const palette = ['#efe7da', '#dfcba6', '#e6d8c2', '#c98a63', '#e9e2d6'] as const;
  for (let i = 0; i < 9; i++) {
    for (const side of [-1, 1]) {
      const z = 26 + i * 27;
      const floors = random.int(6, 9);
      const shop = curtain({ floor: 4.4, bay: 2.4, spandrel: 0.3, metal: '#2d3a40' });
      const homes = random.pick([
        balconies({
          ground: 4.8,
          depth: 1.7,
          runs: [
            [0.05, 0.46],
            [0.54, 0.95],
          ],
        }),
        balconies({
          ground: 4.8,
          depth: 1.6,
          runs: [[0.1, 0.9]],
          railing: 'metal',
          railingColour: '#3d4c53',
        }),
      ]);
      building(scene, {
        foot: footprint(side * 34, z, 24, 25),
        height: 4.8 + floors * 3.3,
        wall: random.pick(palette),
        facades: [
          punched({ ground: 4.8, share: 0.42 }),
          (plane, r) => {
            homes(plane, r);
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
          },
          shop,
          (plane, r) => {
            homes(plane, r);
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
          },
        ],
      });
    }
  }
  tower(scene, { x: 0, z: 330, width: 34, depth: 26, floors: 24, style: 'staggered', podium: 7, mist: 0.2 });
  for (let z = 11; z < 200; z += 10) {
    for (const x of [-6, 6]) plant(scene, x, z, { kind: 'round', height: random.range(6.4, 8) });
    for (const x of [-20, 20]) plant(scene, x, z + 4, { kind: 'palm', height: random.range(8, 10) });
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
    sky: skyOf(day, 0.66, [0.2, 0.02], { scale: 1.4, seed: 43 }),
    front: canvas,
    finish: { bloom: 0.25, threshold: 195 },
  };
}
