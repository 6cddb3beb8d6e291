import { mix } from '../engine/colour';
import { dawn, day, dusk, golden, night, type Mood } from '../engine/moods';
import type { Scene as Space } from '../engine/Scene';
import { footprint } from '../engine/vector';
import { balconies } from '../parts/balconies';
import { building } from '../parts/buildings';
import { courses, curtain, fins, punched, ribbon, type Facade } from '../parts/facades';
import { hipRoof } from '../parts/solids';
import { estate, type Estate } from '../scenes/estate';
import { balcony } from '../scenes/balcony';
import { bedroom } from '../scenes/bedroom';
import { livingRoom } from '../scenes/livingRoom';
import { sharedRoom } from '../scenes/sharedRoom';
import { card, type Picture, type Scene } from './Picture';

/** A ground floor of shops with lit windows below any façade. */
const shops =
  (above: Facade, sign = '#efe6d6'): Facade =>
  (plane, random) => {
    above(plane, random);
    plane.fill([[0, 0, plane.width, 4.5]], plane.lit('#4d4437', true));
    const panes = Array.from(
      { length: Math.floor(plane.width / 2.8) },
      (_, k) => [k * 2.8 + 0.25, 0.35, k * 2.8 + 2.55, 3.5] as const,
    );
    plane.fill(panes, plane.atmosphere.glass(0.3, plane.normal, plane.distance, 0));
    plane.fill(
      panes.filter((_, k) => k % 3 !== 2),
      '#f4d39b',
      { opacity: 0.78 },
    );
    plane.paint([[0, 3.7, plane.width, 4.5]], sign);
  };

const lived = (runs: readonly (readonly [number, number])[], colour = '#3d4c53'): Facade =>
  balconies({ ground: 4.8, depth: 1.7, runs, railing: 'metal', railingColour: colour, plants: 0.45 });

interface Block {
  at: readonly [x: number, z: number];
  size: readonly [width: number, depth: number];
  floors: number;
  wall: string;
  turn?: number;
  facades: readonly Facade[];
  ground?: number;
  crown?: string;
}

const block =
  ({ at: [x, z], size: [width, depth], floors, wall, turn = 0, facades, ground = 0, crown }: Block) =>
  (scene: Space) => {
    building(scene, {
      foot: footprint(x, z, width, depth, turn),
      height: ground + floors * 3.3,
      wall,
      facades,
      crown,
    });
  };

/** A house under a tiled roof. */
const tiled =
  (parts: Block & { tiles?: string }) =>
  (scene: Space): void => {
    const { at, size, floors, wall, turn = 0, facades, tiles = '#b9593a' } = parts;
    const foot = footprint(at[0], at[1], size[0], size[1], turn);
    building(scene, { foot, height: floors * 3.3, wall, facades, parapet: 0.1 }, () => {
      hipRoof(scene, foot, floors * 3.3 + 0.1, 3.4, tiles);
    });
  };

const archHeight = 4.2;

/** Round-headed openings of an old warehouse. */
const arches: Facade = (plane) => {
  courses(plane, '#8f7f63', 0.5);
  const count = Math.max(1, Math.floor(plane.width / 6));
  const bay = plane.width / count;
  for (let i = 0; i < count; i++) {
    const middle = (i + 0.5) * bay;
    const head = Array.from({ length: 13 }, (_, k): [number, number] => {
      const angle = (k / 12) * Math.PI;
      return [middle + Math.cos(angle) * 1.7, archHeight + Math.sin(angle) * 1.7];
    });
    const surround = head.map(([u, v]): [number, number] => [
      middle + (u - middle) * 1.2,
      v + (v > archHeight ? 0.35 : 0),
    ]);
    plane.shape([[middle + 2.04, 0], ...surround, [middle - 2.04, 0]], { fill: plane.lit('#efe2c6') });
    plane.shape([[middle + 1.7, 0], ...head, [middle - 1.7, 0]], {
      fill: plane.atmosphere.glass(0.35, plane.normal, plane.distance, -0.1),
    });
    plane.paint(
      [
        [middle - 0.06, 0, middle + 0.06, archHeight + 1.7],
        [middle - 1.7, archHeight - 0.06, middle + 1.7, archHeight + 0.06],
      ],
      '#3a3f3d',
    );
    plane.paint([[middle - 0.7, 7, middle + 0.7, 8.6]], '#efe2c6');
    plane.fill([[middle - 0.5, 7.1, middle + 0.5, 8.5]], plane.lit('#2f3c42', true));
  }
};

const gravel = '#dccbab';
const lawn = '#a6b57c';

const ESTATES: readonly Estate[] = [
  {
    name: 'estate-boulevard',
    mood: day,
    sun: [-0.5, 0.6, -0.6],
    ground: '#d5c9b0',
    road: { at: 22, cars: 3 },
    town: { styles: ['white', 'stone'], floors: [6, 12] },
    houses: [
      block({
        at: [-25, 70],
        size: [36, 20],
        floors: 7,
        ground: 4.8,
        wall: '#efe7da',
        turn: 8,
        facades: [
          shops(
            lived([
              [0.04, 0.3],
              [0.36, 0.64],
              [0.7, 0.96],
            ]),
          ),
          shops(punched({ ground: 4.8 })),
        ],
        crown: '#c98a63',
      }),
      block({
        at: [29, 76],
        size: [34, 20],
        floors: 8,
        ground: 4.8,
        wall: '#dfcba6',
        turn: -9,
        facades: [
          shops(
            lived(
              [
                [0.06, 0.46],
                [0.54, 0.94],
              ],
              '#7a4a33',
            ),
          ),
          punched({ ground: 4.8 }),
          punched({}),
          shops(punched({ ground: 4.8 })),
        ],
        crown: '#f2e7d5',
      }),
    ],
    groves: [
      { kinds: ['round'], count: 9, depth: [29, 33], height: [6, 7.6], clear: 4 },
      { kinds: ['shrub'], count: 26, depth: [28.5, 31], height: [0.7, 1.2] },
    ],
    people: 12,
  },
  {
    name: 'estate-spring',
    mood: dawn,
    sun: [-0.6, 0.42, -0.6],
    sunAt: [0.05, 0.45],
    ground: lawn,
    path: { half: 2.6, colour: gravel },
    pool: { x: 13, z: 24, radius: 6 },
    town: { styles: ['white'], floors: [4, 8], depth: 340 },
    houses: [
      block({
        at: [-34, 62],
        size: [34, 18],
        floors: 6,
        wall: '#f0e8dc',
        turn: 16,
        facades: [
          balconies({
            runs: [
              [0.04, 0.31],
              [0.36, 0.64],
              [0.69, 0.96],
            ],
            depth: 2,
            plants: 0.7,
          }),
          punched({}),
        ],
        crown: '#8fa58a',
      }),
      block({
        at: [4, 82],
        size: [36, 18],
        floors: 5,
        wall: '#e6d8c2',
        facades: [
          balconies({
            runs: [
              [0.04, 0.47],
              [0.53, 0.96],
            ],
            depth: 2,
            plants: 0.7,
          }),
        ],
        crown: '#8fa58a',
      }),
      block({
        at: [42, 64],
        size: [34, 18],
        floors: 6,
        wall: '#f0e8dc',
        turn: -16,
        facades: [
          balconies({
            runs: [
              [0.04, 0.31],
              [0.36, 0.64],
              [0.69, 0.96],
            ],
            depth: 2,
            plants: 0.7,
          }),
          punched({}),
          punched({}),
          punched({}),
        ],
        crown: '#8fa58a',
      }),
    ],
    groves: [
      { kinds: ['round', 'olive', 'shrub'], count: 34, depth: [30, 54], height: [2, 6], clear: 5 },
      { kinds: ['shrub'], count: 18, depth: [14, 18], height: [0.5, 0.9], clear: 8 },
    ],
    people: 7,
  },
  {
    name: 'estate-wave',
    mood: golden,
    horizon: 0.6,
    eye: 16,
    sunAt: [0.85, 0.3],
    ground: '#8d9f6c',
    sea: { from: 420, colour: '#7fa7ae' },
    houses: [
      { x: -52, z: 190, width: 30, depth: 26, floors: 22, style: 'white', turn: 18, podium: 6 },
      { x: 14, z: 206, width: 30, depth: 26, floors: 27, style: 'staggered', turn: -12, podium: 6 },
      { x: 88, z: 230, width: 28, depth: 24, floors: 17, style: 'white', turn: -20, podium: 6 },
    ],
    groves: [
      { kinds: ['pine', 'round', 'pine'], count: 60, depth: [60, 165], height: [7, 12] },
      { kinds: ['cypress', 'olive'], count: 26, depth: [46, 90], height: [5, 9] },
    ],
    clouds: 4,
  },
  {
    name: 'estate-desert',
    mood: golden,
    sun: [0.7, 0.5, -0.5],
    sunAt: [0.9, 0.35],
    ground: '#d9c39b',
    path: { half: 3.2, colour: '#e6d8ba' },
    hills: [
      { at: 0.66, swing: 0.05, waves: 2, colour: '#c79f76', mist: 0.5, seed: 9, foot: 0.73 },
      { at: 0.695, swing: 0.03, waves: 3, colour: '#d2ae83', mist: 0.4, seed: 4, foot: 0.73 },
    ],
    houses: [
      block({
        at: [-30, 58],
        size: [38, 18],
        floors: 4,
        wall: '#e3cda4',
        turn: 10,
        facades: [
          balconies({
            runs: [
              [0.05, 0.3],
              [0.37, 0.63],
              [0.7, 0.95],
            ],
            railing: 'solid',
            railingColour: '#ead9b6',
            depth: 1.9,
            shift: 0.03,
          }),
          punched({ share: 0.34 }),
        ],
        crown: '#cf9a66',
      }),
      block({
        at: [31, 60],
        size: [38, 18],
        floors: 5,
        wall: '#ecdcbc',
        turn: -10,
        facades: [
          balconies({
            runs: [
              [0.05, 0.3],
              [0.37, 0.63],
              [0.7, 0.95],
            ],
            railing: 'solid',
            railingColour: '#ead9b6',
            depth: 1.9,
            shift: 0.03,
          }),
          punched({ share: 0.34 }),
          punched({}),
          punched({ share: 0.34 }),
        ],
        crown: '#cf9a66',
      }),
      block({
        at: [2, 98],
        size: [30, 18],
        floors: 7,
        wall: '#e3cda4',
        facades: [
          balconies({
            runs: [
              [0.06, 0.46],
              [0.54, 0.94],
            ],
            railing: 'solid',
            railingColour: '#ead9b6',
          }),
        ],
      }),
    ],
    groves: [
      { kinds: ['palm', 'palm', 'olive'], count: 26, depth: [26, 52], height: [5, 9], clear: 5 },
      { kinds: ['shrub'], count: 30, depth: [14, 50], height: [0.5, 1], clear: 5 },
    ],
    people: 6,
  },
  {
    name: 'estate-grove',
    mood: day,
    sun: [-0.6, 0.6, -0.5],
    ground: '#9fb077',
    path: { half: 2.2, colour: gravel },
    town: { styles: ['white', 'stone'], floors: [4, 7], depth: 320 },
    houses: [
      { x: -30, z: 72, width: 30, depth: 20, floors: 6, style: 'brick', turn: 14 },
      { x: 30, z: 74, width: 30, depth: 20, floors: 6, style: 'brick', turn: -14, wall: '#c88f6b' },
      { x: 2, z: 120, width: 34, depth: 20, floors: 7, style: 'brick' },
    ],
    groves: [
      { kinds: ['round', 'round', 'olive', 'shrub'], count: 52, depth: [22, 56], height: [3, 9], clear: 4 },
    ],
    people: 8,
    clouds: 18,
  },
  {
    name: 'estate-sail',
    mood: day,
    sun: [-0.55, 0.6, -0.55],
    ground: '#e0d0ad',
    road: { at: 30, cars: 2 },
    sea: { from: 260, colour: '#6fa3ad' },
    houses: [
      { x: -32, z: 116, width: 34, depth: 26, floors: 14, style: 'white', turn: 14, corner: 9 },
      { x: 34, z: 124, width: 34, depth: 26, floors: 17, style: 'white', turn: -12, corner: 9 },
    ],
    groves: [
      { kinds: ['palm'], count: 16, depth: [38, 44], height: [7, 10] },
      { kinds: ['shrub'], count: 40, depth: [40, 60], height: [0.8, 1.6] },
    ],
    people: 6,
    clouds: 27,
  },
  {
    name: 'estate-shore',
    mood: day,
    sun: [-0.5, 0.6, -0.6],
    horizon: 0.68,
    eye: 6,
    ground: '#d9cba6',
    path: { half: 5, colour: '#e8dcc0' },
    sea: { from: 210, colour: '#6aa0ae' },
    houses: [
      { x: -46, z: 128, width: 26, depth: 24, floors: 24, style: 'staggered', turn: 20 },
      { x: 48, z: 138, width: 26, depth: 24, floors: 21, style: 'staggered', turn: -20 },
    ],
    groves: [
      { kinds: ['palm'], count: 22, depth: [30, 74], height: [6, 9], clear: 6 },
      { kinds: ['shrub'], count: 34, depth: [20, 60], height: [0.6, 1.4], clear: 6 },
    ],
    people: 9,
    clouds: 33,
  },
  {
    name: 'estate-vine',
    mood: golden,
    sun: [-0.6, 0.5, -0.6],
    ground: '#cfc3a6',
    road: { at: 20, cars: 3 },
    town: { styles: ['stone', 'white'], floors: [5, 10] },
    houses: [
      block({
        at: [-4, 64],
        size: [54, 24],
        floors: 7,
        wall: '#dcc9a6',
        turn: 10,
        facades: [
          shops(punched({ ground: 4.8, share: 0.52, bay: 2.8 })),
          shops(punched({ ground: 4.8, share: 0.44 })),
        ],
        ground: 4.8,
        crown: '#b9a27c',
      }),
    ],
    groves: [{ kinds: ['olive', 'round'], count: 14, depth: [28, 46], height: [4, 7], clear: 4 }],
    people: 8,
    clouds: 19,
  },
  {
    name: 'rental-house',
    mood: dawn,
    sun: [-0.7, 0.45, -0.6],
    sunAt: [0.02, 0.5],
    horizon: 0.74,
    ground: '#a9b57e',
    path: { half: 3.4, colour: '#d9c9aa' },
    town: { styles: ['white', 'stone'], floors: [5, 12] },
    houses: [
      block({
        at: [-28, 66],
        size: [46, 20],
        floors: 8,
        wall: '#eee5d6',
        turn: 10,
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
      }),
      block({
        at: [40, 70],
        size: [40, 20],
        floors: 6,
        wall: '#c77f5b',
        turn: -12,
        facades: [
          lived([
            [0.04, 0.3],
            [0.36, 0.64],
            [0.7, 0.96],
          ]),
          punched({ frame: '#f2e2cc' }),
        ],
      }),
    ],
    groves: [
      {
        kinds: ['round', 'olive', 'shrub', 'cypress'],
        count: 46,
        depth: [20, 56],
        height: [2, 6.4],
        clear: 6,
      },
    ],
    people: 6,
    clouds: 15,
  },
  {
    name: 'estate-quarter',
    mood: dusk,
    sunAt: [0.7, 0.68],
    ground: '#77796c',
    path: { half: 7, colour: '#b3a793' },
    town: { styles: ['white', 'ribbon'], floors: [8, 20], depth: 420 },
    houses: [
      { x: -64, z: 150, width: 30, depth: 26, floors: 19, style: 'white', turn: 18, podium: 6 },
      { x: 62, z: 156, width: 30, depth: 26, floors: 23, style: 'staggered', turn: -18, podium: 6 },
      { x: -24, z: 230, width: 30, depth: 26, floors: 30, style: 'ribbon', corner: 7, turn: 6, podium: 6 },
      { x: 40, z: 258, width: 28, depth: 26, floors: 26, style: 'white', turn: -8, podium: 6 },
    ],
    groves: [{ kinds: ['round', 'round', 'shrub'], count: 34, depth: [30, 90], height: [4, 8], clear: 9 }],
    people: 14,
    clouds: 12,
  },
  {
    name: 'estate-stone',
    mood: golden,
    sun: [0.7, 0.45, -0.5],
    sunAt: [0.88, 0.3],
    horizon: 0.76,
    ground: '#b7b184',
    path: { half: 2.6, colour: '#e2d2ad' },
    hills: [
      { at: 0.68, swing: 0.09, waves: 2.4, colour: '#93a184', mist: 0.6, seed: 22, foot: 0.78, wood: 0.01 },
    ],
    houses: [
      { x: -30, z: 70, width: 30, depth: 20, floors: 6, style: 'stone', turn: 14 },
      { x: 28, z: 66, width: 30, depth: 20, floors: 5, style: 'stone', turn: -14 },
      { x: 0, z: 110, width: 28, depth: 20, floors: 8, style: 'stone' },
    ],
    groves: [
      { kinds: ['cypress', 'olive', 'cypress'], count: 32, depth: [24, 52], height: [4, 9], clear: 5 },
      { kinds: ['shrub'], count: 22, depth: [13, 40], height: [0.5, 1], clear: 4 },
    ],
    people: 6,
  },
  {
    name: 'estate-pomegranate',
    mood: day,
    sun: [-0.6, 0.6, -0.5],
    ground: '#a9b57e',
    path: { half: 3, colour: '#d98c66' },
    town: { styles: ['white'], floors: [6, 9], depth: 300 },
    houses: [
      { x: -42, z: 92, width: 28, depth: 22, floors: 9, style: 'staggered', turn: 12 },
      { x: -4, z: 122, width: 28, depth: 22, floors: 9, style: 'staggered', turn: 0, wall: '#ead0b4' },
      { x: 40, z: 94, width: 28, depth: 22, floors: 9, style: 'staggered', turn: -12 },
    ],
    groves: [{ kinds: ['round', 'shrub', 'shrub'], count: 40, depth: [20, 70], height: [2, 5.4], clear: 5 }],
    people: 12,
    clouds: 44,
  },
  {
    name: 'estate-almond',
    mood: dawn,
    sun: [-0.7, 0.4, -0.5],
    sunAt: [0.06, 0.42],
    ground: '#b3bb86',
    path: { half: 2.4, colour: gravel },
    hills: [{ at: 0.67, swing: 0.07, waves: 2.6, colour: '#9db0a0', mist: 0.75, seed: 31, foot: 0.74 }],
    houses: [
      { x: -36, z: 84, width: 30, depth: 20, floors: 7, style: 'white', turn: 14 },
      { x: 34, z: 80, width: 30, depth: 20, floors: 7, style: 'white', turn: -14, wall: '#e9d8c0' },
    ],
    groves: [{ kinds: ['olive', 'shrub', 'round'], count: 38, depth: [20, 64], height: [2, 5], clear: 4 }],
    people: 8,
    clouds: 8,
  },
  {
    name: 'estate-terraces',
    mood: golden,
    sun: [0.65, 0.5, -0.55],
    sunAt: [0.9, 0.28],
    horizon: 0.74,
    ground: '#a8b27a',
    path: { half: 2, colour: gravel },
    hills: [
      { at: 0.66, swing: 0.08, waves: 2, colour: '#8aa184', mist: 0.65, seed: 12, foot: 0.76, wood: 0.012 },
    ],
    houses: [
      ...[-34, -19, 17, 32, 47].map((x, i) =>
        tiled({
          at: [x, 46 + Math.abs(x) * 0.16],
          size: [11, 10],
          floors: 2,
          wall: i % 2 ? '#f0e6d4' : '#e6d2b2',
          turn: x < 0 ? 10 : -10,
          facades: [punched({ share: 0.5, bay: 4.4, frame: '#ffffff' })],
        }),
      ),
      ...[-26, -8, 9, 26].map((x) =>
        tiled({
          at: [x, 74],
          size: [11, 10],
          floors: 2,
          wall: '#efe4d0',
          facades: [punched({ share: 0.5, bay: 4.4 })],
        }),
      ),
    ],
    groves: [
      {
        kinds: ['olive', 'cypress', 'shrub', 'round'],
        count: 40,
        depth: [20, 62],
        height: [1.6, 5.4],
        clear: 4,
      },
    ],
    people: 4,
  },
  {
    name: 'estate-tower-night',
    mood: night,
    sunAt: [0.5, 0.72],
    horizon: 0.82,
    ground: '#39454a',
    path: { half: 6, colour: '#5d6263' },
    town: { styles: ['white', 'ribbon', 'glass'], floors: [6, 18], depth: 380 },
    houses: [
      { x: 6, z: 205, width: 34, depth: 30, floors: 32, style: 'ribbon', corner: 10, turn: -14, podium: 7 },
    ],
    groves: [{ kinds: ['round', 'palm', 'shrub'], count: 26, depth: [36, 96], height: [4, 8], clear: 8 }],
    people: 8,
  },
  {
    name: 'estate-offices-glass',
    mood: day,
    sun: [-0.5, 0.55, -0.6],
    horizon: 0.8,
    ground: '#cfc5b1',
    path: { half: 9, colour: '#e0d6c2' },
    town: { styles: ['ribbon', 'white', 'fins'], floors: [7, 14], depth: 320 },
    houses: [
      block({
        at: [-16, 96],
        size: [38, 30],
        floors: 17,
        wall: '#5c7480',
        turn: 20,
        facades: [curtain({ floor: 3.8, bay: 2.2 }), curtain({ floor: 3.8, bay: 2.2 })],
      }),
      block({
        at: [42, 104],
        size: [40, 26],
        floors: 7,
        wall: '#6b7d85',
        turn: -14,
        facades: [fins({ material: '#d8c6a6' }), fins({}), fins({}), fins({ material: '#d8c6a6' })],
      }),
    ],
    groves: [{ kinds: ['round', 'olive'], count: 18, depth: [30, 60], height: [5, 7.5], clear: 10 }],
    people: 18,
    clouds: 51,
  },
  {
    name: 'estate-offices-terracotta',
    mood: golden,
    sun: [0.6, 0.5, -0.6],
    sunAt: [0.9, 0.25],
    ground: '#cdbf9f',
    path: { half: 8, colour: '#e1d4ba' },
    town: { styles: ['white', 'stone'], floors: [4, 8], depth: 330 },
    houses: [
      block({
        at: [-26, 74],
        size: [44, 24],
        floors: 6,
        wall: '#7d6b5e',
        turn: 12,
        facades: [fins({ material: '#c0693f', gap: 1 }), fins({ material: '#c0693f', gap: 1 })],
        crown: '#e7d9c2',
      }),
      block({
        at: [34, 84],
        size: [38, 24],
        floors: 5,
        wall: '#e8e0d2',
        turn: -12,
        facades: [ribbon({}), ribbon({}), ribbon({}), ribbon({})],
        crown: '#c0693f',
      }),
    ],
    groves: [{ kinds: ['olive', 'round'], count: 22, depth: [26, 54], height: [4, 6.5], clear: 9 }],
    people: 16,
  },
  {
    name: 'estate-shops',
    mood: golden,
    sun: [0.3, 0.5, -0.7],
    sunAt: [0.8, 0.3],
    ground: '#cdbf9f',
    path: { half: 10, colour: '#e2d6bd' },
    houses: [
      block({
        at: [-31, 44],
        size: [40, 16],
        floors: 2,
        ground: 4.8,
        wall: '#d8c4a2',
        turn: 22,
        facades: [shops(ribbon({ ground: 4.8 }), '#a8472a'), shops(ribbon({ ground: 4.8 }), '#a8472a')],
        crown: '#f2e7d5',
      }),
      block({
        at: [31, 46],
        size: [40, 16],
        floors: 2,
        ground: 4.8,
        wall: '#c98a63',
        turn: -22,
        facades: [
          shops(ribbon({ ground: 4.8 }), '#1f5a6b'),
          shops(ribbon({}), '#1f5a6b'),
          shops(ribbon({})),
          shops(ribbon({ ground: 4.8 }), '#1f5a6b'),
        ],
        crown: '#f2e7d5',
      }),
      block({
        at: [0, 84],
        size: [50, 20],
        floors: 3,
        ground: 4.8,
        wall: '#e6d8c2',
        facades: [shops(curtain({ ground: 4.8 }), '#8a6a1f')],
      }),
    ],
    groves: [{ kinds: ['palm', 'round'], count: 14, depth: [22, 58], height: [5, 8], clear: 6 }],
    people: 26,
    clouds: 20,
  },
  {
    name: 'estate-library',
    mood: day,
    sun: [-0.55, 0.6, -0.55],
    ground: '#d3c8b2',
    path: { half: 7, colour: '#e2d8c4' },
    town: { styles: ['white', 'stone'], floors: [4, 7], depth: 300 },
    houses: [
      block({
        at: [-6, 62],
        size: [58, 26],
        floors: 3,
        ground: 2,
        wall: '#e3cfa8',
        turn: 7,
        facades: [
          (plane, random) => {
            courses(plane, '#a8987c');
            fins({ material: '#e9dcc0', gap: 2.2, depth: 1.1, floor: 6 })(plane, random);
            plane.paint([[0, plane.height - 1.6, plane.width, plane.height]], '#e3cfa8');
          },
          (plane, random) => {
            courses(plane, '#a8987c');
            punched({ share: 0.3 })(plane, random);
          },
        ],
        crown: '#f2e7d2',
      }),
      block({
        at: [42, 80],
        size: [26, 24],
        floors: 5,
        wall: '#c98a63',
        turn: -12,
        facades: [
          punched({ share: 0.3, bay: 2.6, windowHeight: 2.1 }),
          punched({}),
          punched({}),
          punched({ share: 0.3, bay: 2.6 }),
        ],
      }),
    ],
    groves: [{ kinds: ['round', 'olive'], count: 18, depth: [24, 46], height: [4, 6.5], clear: 8 }],
    people: 22,
    clouds: 35,
  },
  {
    name: 'estate-warehouses',
    mood: golden,
    sun: [0.55, 0.5, -0.65],
    sunAt: [0.9, 0.3],
    ground: '#cbb995',
    path: { half: 5, colour: '#dfd0b0' },
    town: { styles: ['white'], floors: [5, 12], depth: 380 },
    houses: [
      tiled({
        at: [-24, 50],
        size: [36, 16],
        floors: 3,
        wall: '#d9c498',
        turn: 12,
        facades: [arches, arches],
        tiles: '#b4573a',
      }),
      tiled({
        at: [27, 52],
        size: [36, 16],
        floors: 3,
        wall: '#e0cda4',
        turn: -12,
        facades: [arches, arches, arches, arches],
        tiles: '#a84f33',
      }),
    ],
    groves: [{ kinds: ['olive', 'cypress', 'palm'], count: 14, depth: [26, 42], height: [4, 8], clear: 6 }],
    people: 12,
  },
  {
    name: 'estate-lisbon',
    mood: golden,
    sun: [0.6, 0.5, -0.6],
    sunAt: [0.88, 0.26],
    ground: '#d2c3a6',
    path: { half: 6, colour: '#e6dcc8' },
    hills: [{ at: 0.62, swing: 0.06, waves: 2, colour: '#b09a86', mist: 0.6, seed: 7, foot: 0.73 }],
    houses: (['#e8c9a0', '#cf8d6a', '#f0e4d0', '#a9bfbf', '#e6b98a', '#f1e6d6'] as const).map((wall, i) =>
      tiled({
        at: [i < 3 ? -44 + i * 14 : 16 + (i - 3) * 14, 46 + (i < 3 ? i * 7 : (5 - i) * 7)],
        size: [13.5, 14],
        floors: 5,
        wall,
        turn: i < 3 ? 26 : -26,
        facades: [
          (plane, random) => {
            punched({ share: 0.42, bay: 3.2, frame: '#fff8ea', windowHeight: 2.1, sill: 0.5 })(plane, random);
            balconies({ runs: [[0.1, 0.9]], depth: 0.6, railing: 'metal', railingColour: '#2f4048' })(
              plane,
              random,
            );
          },
          punched({ share: 0.4, frame: '#fff8ea' }),
          punched({}),
          punched({ share: 0.4, frame: '#fff8ea' }),
        ],
        tiles: '#c0643f',
      }),
    ),
    groves: [{ kinds: ['palm', 'round'], count: 7, depth: [32, 60], height: [5, 8], clear: 7 }],
    people: 14,
  },
  {
    name: 'estate-berlin',
    mood: dawn,
    sun: [-0.6, 0.4, -0.6],
    sunAt: [0.08, 0.45],
    ground: '#98a67c',
    path: { half: 2.6, colour: '#cfc3ac' },
    town: { styles: ['brick', 'white'], floors: [5, 8], depth: 300 },
    houses: [
      block({
        at: [-30, 62],
        size: [38, 18],
        floors: 6,
        wall: '#a8593f',
        turn: 12,
        facades: [
          (plane, random) => {
            punched({ share: 0.46, frame: '#f0e2cf' })(plane, random);
            balconies({
              runs: [
                [0.1, 0.26],
                [0.42, 0.58],
                [0.74, 0.9],
              ],
              railing: 'metal',
              railingColour: '#26343b',
              depth: 1.5,
            })(plane, random);
          },
          punched({ share: 0.4, frame: '#f0e2cf' }),
        ],
      }),
      block({
        at: [31, 66],
        size: [38, 18],
        floors: 6,
        wall: '#ebe2d3',
        turn: -12,
        facades: [
          (plane, random) => {
            punched({ share: 0.46 })(plane, random);
            balconies({
              runs: [
                [0.1, 0.26],
                [0.42, 0.58],
                [0.74, 0.9],
              ],
              railing: 'metal',
              railingColour: '#26343b',
              depth: 1.5,
            })(plane, random);
          },
          punched({}),
          punched({}),
          punched({ share: 0.4 }),
        ],
        crown: '#a8593f',
      }),
    ],
    groves: [{ kinds: ['round', 'round', 'shrub'], count: 36, depth: [22, 54], height: [4, 8.6], clear: 4 }],
    people: 9,
    clouds: 16,
  },
];

/**
 * Returns the scene of a project at another time of day.
 * @throws Error for an unknown name
 */
export function estateAt(name: string, mood: Mood): Scene {
  const options = ESTATES.find((one) => one.name === name);
  if (!options) throw new Error(`There is no estate ${name}`);
  const { ground } = options;
  const isEvening = mood === dusk;
  return estate({
    ...options,
    mood,
    ground: isEvening ? mix(ground, '#39454a', 0.45) : mix(ground, '#d9cfb8', 0.4),
    ...(options.path && {
      path: { ...options.path, colour: isEvening ? mix(options.path.colour, '#39454a', 0.35) : '#e0d6c2' },
    }),
    sun: isEvening ? [0.7, 0.2, 0.4] : [-0.5, 0.6, -0.6],
    sunAt: isEvening ? [0.7, 0.66] : [0.12, 0.12],
    clouds: (options.clouds ?? 11) + 7,
  });
}

/** Pictures of the group's projects from the street or garden, and of the homes inside. */
export const estates: readonly Picture[] = [
  ...ESTATES.map((options) => card(options.name, estate(options))),
  card('rent-living', livingRoom({ seed: 'rent-living', outlook: 'trees', floor: 2, look: 0 })),
  card('rent-bedroom', bedroom({ seed: 'rent-bedroom', outlook: 'trees', floor: 2, look: 2 })),
  card('rent-shared-room', sharedRoom({ seed: 'shared', outlook: 'garden', floor: 0, look: 1 })),
  card('rent-balcony', balcony({ seed: 'rent-balcony', outlook: 'trees', floor: 4 })),
];
