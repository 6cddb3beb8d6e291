import { dusk } from '../engine/moods';
import type { Layers } from '../engine/render';
import { footprint, type Vec3 } from '../engine/vector';
import { building } from '../parts/buildings';
import { curtain, punched } from '../parts/facades';
import { person } from '../parts/people';
import { bars } from '../parts/solids';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

/** The head office by day, seen from the square before it. */
export function headOffice(width: number, height: number): Layers {
  const upright = height > width;
  const scene = begin(
    'head-office',
    dusk,
    { width, height, eye: [-8, 2, 0], view: upright ? 46 : 62, horizon: 0.8 },
    { ambientStrength: 0.66, ambient: '#93aec2', lamps: 0.55 },
  );
  const { canvas, random } = scene;
  scene.ground(
    [
      [-300, 2],
      [300, 2],
      [300, 900],
      [-300, 900],
    ],
    '#9a968c',
  );
  for (let i = 0; i < 26; i++)
    scene.ground(
      [
        [-120, 4 + i * 4],
        [120, 4 + i * 4],
        [120, 4.08 + i * 4],
        [-120, 4.08 + i * 4],
      ],
      '#7a776f',
    );
  for (let x = -190; x < 220; x += random.range(34, 52))
    tower(scene, {
      x,
      z: random.range(210, 300),
      width: 26,
      depth: 22,
      floors: random.int(6, 17),
      style: random.pick(['white', 'ribbon', 'stone', 'glass']),
      turn: random.range(-14, 14),
    });
  const foot = footprint(14, 84, 44, 34, -24);
  building(
    scene,
    {
      foot,
      height: 50,
      wall: '#4d626c',
      facades: [curtain({ floor: 4.1, bay: 1.9 })],
      crown: '#e3d5b8',
      parapet: 1.4,
    },
    () => {
      scene.prism(footprint(-4, 62, 40, 16, -24), 0.7, { base: 6.4, wall: '#e9dec8', top: '#d9cdb5' });
      bars(
        scene,
        footprint(-4, 62, 36, 12, -24).map(([x, z]): Vec3[] => [
          [x, 0, z],
          [x, 6.4, z],
        ]),
        0.5,
        '#d9cdb5',
      );
    },
  );
  building(scene, {
    foot: footprint(-56, 96, 34, 26, -24),
    height: 26,
    wall: '#c9b48f',
    facades: [punched({ floor: 3.8, share: 0.56, windowHeight: 2.3 })],
    crown: '#e9dec8',
  });
  for (const [x, z] of [
    [-26, 34],
    [-18, 48],
    [22, 36],
    [31, 48],
    [-40, 46],
    [40, 40],
  ] as const)
    plant(scene, x, z, { kind: random.pick(['olive', 'round']), height: random.range(5, 7), floating: true });
  for (let i = 0; i < 14; i++) person(scene, random.range(-24, 18), random.range(16, 52), { base: 0.001 });
  scene.paint();
  flood(canvas, 0.16, 0.78, 0.5, '#ffb98a', 0.34);
  frameWithShade(canvas, 0.42);
  return {
    width,
    height,
    sky: skyOf(dusk, 0.8, [0.14, 0.76], { scale: 1.6, stretch: 2.2, seed: 18 }),
    front: canvas,
    finish: { bloom: 0.45, threshold: 155 },
  };
}
