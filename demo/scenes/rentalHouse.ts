import { dawn } from '../engine/moods';
import type { Layers } from '../engine/render';
import { footprint } from '../engine/vector';
import { balconies } from '../parts/balconies';
import { building } from '../parts/buildings';
import { punched } from '../parts/facades';
import { person } from '../parts/people';
import { bars } from '../parts/solids';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

/** A rental house with a shared garden, early in the morning. */
export function rentalHouse(width: number, height: number): Layers {
  const scene = begin(
    'rental-house',
    dawn,
    { width, height, eye: [0, 2, 0], view: height > width ? 42 : 60, horizon: 0.74 },
    { sun: [-0.7, 0.45, -0.6], hazeDistance: 1000 },
  );
  const { canvas, random } = scene;
  for (let x = -260; x < 260; x += random.range(36, 56))
    tower(scene, {
      x,
      z: random.range(220, 300),
      width: 24,
      depth: 22,
      floors: random.int(5, 12),
      style: random.pick(['white', 'stone']),
      mist: 0.3,
      turn: random.range(-14, 14),
    });
  scene.ground(
    [
      [-300, 3],
      [300, 3],
      [300, 700],
      [-300, 700],
    ],
    '#a9b57e',
  );
  scene.ground(
    [
      [-300, 26],
      [300, 26],
      [300, 33],
      [-300, 33],
    ],
    '#d9c9aa',
  );
  scene.ground(
    [
      [-3, 3],
      [4, 3],
      [4, 60],
      [-3, 60],
    ],
    '#d9c9aa',
  );
  building(scene, {
    foot: footprint(-26, 66, 46, 20, 10),
    height: 26.4,
    wall: '#eee5d6',
    facades: [
      balconies({
        runs: [
          [0.03, 0.22],
          [0.27, 0.48],
          [0.53, 0.73],
          [0.78, 0.97],
        ],
        depth: 2,
        plants: 0.5,
        shift: 0.01,
      }),
      punched({}),
    ],
    crown: '#c98a63',
  });
  building(scene, {
    foot: footprint(40, 70, 40, 20, -12),
    height: 19.8,
    wall: '#c77f5b',
    facades: [
      balconies({
        runs: [
          [0.04, 0.3],
          [0.36, 0.64],
          [0.7, 0.96],
        ],
        depth: 1.9,
        plants: 0.5,
        railing: 'metal',
        railingColour: '#2f4048',
        slab: '#f2e7d5',
      }),
      punched({ frame: '#f2e2cc' }),
    ],
  });
  for (let i = 0; i < 46; i++) {
    const x = random.range(-62, 62);
    const z = random.range(20, 56);
    if (Math.abs(x) < 6 || (z > 24 && z < 35)) continue;
    plant(scene, x, z, {
      kind: random.pick(['round', 'olive', 'shrub', 'shrub', 'cypress']),
      height: random.range(2, 6.4),
    });
  }
  plant(scene, -15, 15, { kind: 'olive', height: 6.6 });
  for (const [x, z] of [
    [1, 19],
    [-8, 29],
    [-7, 29.5],
    [16, 30],
    [0, 46],
    [2, 46.4],
  ] as const)
    person(scene, x, z);
  for (const x of [24, 29, -34]) {
    scene.add(scene.distance(x, 30), () =>
      bars(
        scene,
        [
          [
            [x, 0.4, 30],
            [x + 0.5, 0.9, 30],
            [x + 1.1, 0.9, 30],
            [x + 1.5, 0.4, 30],
          ],
        ],
        0.07,
        '#a8472a',
      ),
    );
  }
  scene.castShadows({ opacity: 0.3 });
  scene.paint();
  flood(canvas, 0, 0.4, 0.7, '#ffe2b8', 0.42);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(dawn, 0.74, [0.02, 0.5], { scale: 1.6, stretch: 2, seed: 15 }),
    front: canvas,
    finish: { bloom: 0.28, threshold: 185 },
  };
}
