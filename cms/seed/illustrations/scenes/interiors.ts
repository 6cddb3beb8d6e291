import { day, golden } from '../engine/moods';
import type { Layers } from '../engine/render';
import type { Scene } from '../engine/Scene';
import { footprint, round, type Vec3 } from '../engine/vector';
import { cabinet, chair, glow, pendant, potted, sofa, table } from '../parts/furniture';
import { ridge } from '../parts/hills';
import { person } from '../parts/people';
import { boards, room, slabs, sunPatches } from '../parts/room';
import { bars, seen } from '../parts/solids';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

const INSIDE = {
  ambient: '#f2e9dc',
  ambientStrength: 0.86,
  sunStrength: 0.22,
  hazeDistance: 900,
  haze: '#f0e6d6',
  lamps: 0,
} as const;

/** Posts and rails of a glazed wall. */
function glazing(scene: Scene, xs: readonly number[], z: number, low: number, high: number): void {
  const lines: Vec3[][] = xs.map((x) => [
    [x, low, z],
    [x, high, z],
  ]);
  bars(scene, lines, 0.07, '#2b3940');
  bars(
    scene,
    [
      [
        [xs[0] ?? 0, low, z],
        [xs.at(-1) ?? 0, low, z],
      ],
      [
        [xs[0] ?? 0, high, z],
        [xs.at(-1) ?? 0, high, z],
      ],
    ],
    0.09,
    '#2b3940',
  );
  const data = xs.slice(1).map((x, i) => {
    const x0 = xs[i] ?? x;
    const w = x - x0;
    return seen(scene, [
      [x0 + w * 0.2, low, z],
      [x0 + w * 0.42, low, z],
      [x0 + w * 0.82, high, z],
      [x0 + w * 0.6, high, z],
    ]);
  });
  scene.canvas.path(data.join(''), { fill: '#ffffff', opacity: 0.09 });
}

/** Folds of a light curtain. */
function curtain(scene: Scene, x0: number, x1: number, z: number, height: number): void {
  const folds = 9;
  for (let i = 0; i < folds; i++) {
    const a = x0 + ((x1 - x0) * i) / folds;
    const b = x0 + ((x1 - x0) * (i + 1)) / folds;
    scene.canvas.path(
      seen(scene, [
        [a, 0.02, z],
        [b, 0.02, z],
        [b, height, z],
        [a, height, z],
      ]),
      { fill: i % 2 ? '#f3ebdd' : '#ddd0bc', opacity: 0.93 },
    );
  }
}

/** The town and the sea beyond the windows. */
function seaView(width: number, height: number, horizon: number): Scene {
  const view = begin(
    'sea-view',
    golden,
    { width, height, eye: [0, 58, 0], view: 58, horizon },
    { hazeDistance: 1200 },
  );
  view.ground(
    [
      [-9000, 900],
      [9000, 900],
      [9000, 60000],
      [-9000, 60000],
    ],
    '#6c98a6',
  );
  view.ground(
    [
      [-2000, 870],
      [2000, 870],
      [2000, 910],
      [-2000, 910],
    ],
    '#e6d6b2',
  );
  view.ground(
    [
      [-2000, 100],
      [2000, 100],
      [2000, 872],
      [-2000, 872],
    ],
    '#a8a98c',
  );
  for (let z = 820; z > 240; z -= 95)
    for (let x = -z * 0.6; x < z * 0.6; x += view.random.range(34, 60))
      tower(view, {
        x,
        z: z + view.random.range(-20, 20),
        width: view.random.range(20, 30),
        depth: 20,
        floors: view.random.int(3, view.random.chance(0.16) ? 15 : 7),
        style: view.random.pick(['white', 'stone', 'ribbon', 'staggered']),
        turn: view.random.range(-12, 12),
      });
  for (let i = 0; i < 110; i++) {
    const z = view.random.range(200, 760);
    plant(view, view.random.range(-z * 0.55, z * 0.55), z, {
      kind: view.random.pick(['round', 'pine', 'palm']),
      height: view.random.range(8, 13),
      floating: true,
    });
  }
  view.paint();
  return view;
}

/** A living room high above the coast, late afternoon. */
export function livingRoom(width: number, height: number): Layers {
  const horizon = 0.47;
  const scene = begin(
    'living-room',
    golden,
    { width, height, eye: [-0.5, 1.5, -4.2], view: height > width ? 44 : 62, horizon },
    { ...INSIDE, sun: [0.42, 0.5, 0.74] },
  );
  const { canvas } = scene;
  const { floor, ceiling, left, right, back } = room(scene, {
    left: -4.6,
    right: 4.4,
    near: -4,
    far: 5,
    height: 3,
  });
  ceiling.fill([ceiling.whole], '#efe6d8');
  ceiling.fill(
    [ceiling.whole],
    ceiling.rising([
      [0, '#8f8170', 0.7],
      [0.6, '#c9bba6', 0.6],
      [1, '#fff2dc', 0.4],
    ]),
  );
  for (const u of [1.6, 4.5, 7.4]) ceiling.fill([[u, 1.4, u + 0.14, 8.4]], '#fffaf0', { opacity: 0.9 });
  boards(floor, '#c39a6c', '#8a6440');
  floor.fill(
    [floor.whole],
    floor.rising([
      [0, '#5c3f28', 0.5],
      [0.6, '#e9c18b', 0.1],
      [1, '#ffe9c6', 0.55],
    ]),
  );
  left.fill(
    [left.whole],
    left.across([
      [0, '#8d7b64'],
      [0.5, '#a8977f'],
      [1, '#dccdb4'],
    ]),
  );
  left.fill(
    Array.from({ length: 36 }, (_, i) => [5.4 + i * 0.085, 0, 5.445 + i * 0.085, 3] as const),
    '#7a5a3b',
    { opacity: 0.75 },
  );
  right.fill(
    [right.whole],
    right.across([
      [0, '#8c7c68'],
      [0.5, '#ab9c86'],
      [1, '#e3d5be'],
    ]),
  );
  right.fill([[6.5, 1.0, 8.3, 2.3]], '#f6efe2', {}, 0.02);
  right.fill([[6.6, 1.08, 8.2, 2.22]], '#e2b893', {}, 0.03);
  right.shape(
    [
      [6.6, 1.08],
      [8.2, 1.08],
      [8.2, 1.6],
      [7.7, 1.9],
      [7.3, 1.45],
      [6.95, 1.72],
      [6.6, 1.45],
    ],
    { fill: '#1f4653' },
    0.035,
  );
  back.fill([[0, 2.78, 9, 3]], '#e3d7c4');
  sunPatches(
    scene,
    [
      [-3.6, 0.1, -1.3, 2.75],
      [-1.2, 0.1, 1.1, 2.75],
      [1.2, 0.1, 3.5, 2.75],
    ],
    5,
    '#fff0cc',
    0.5,
  );
  const rail = seen(scene, [
    [-4.6, 0.05, 6.6],
    [4.4, 0.05, 6.6],
    [4.4, 1.05, 6.6],
    [-4.6, 1.05, 6.6],
  ]);
  canvas.path(
    seen(scene, [
      [-4.6, 0, 5],
      [4.4, 0, 5],
      [4.4, 0, 6.7],
      [-4.6, 0, 6.7],
    ]),
    { fill: '#d8c6a6' },
  );
  canvas.path(rail, { fill: '#cfe2e2', opacity: 0.28 });
  bars(
    scene,
    [
      [
        [-4.6, 1.05, 6.6],
        [4.4, 1.05, 6.6],
      ],
    ],
    0.05,
    '#f4efe6',
    { plain: true },
  );
  glazing(scene, [-3.7, -1.25, 1.15, 3.6], 5, 0.04, 2.78);
  curtain(scene, -4.6, -3.55, 4.9, 2.8);
  curtain(scene, 3.5, 4.4, 4.9, 2.8);
  canvas.path(
    seen(
      scene,
      footprint(0.1, 1.6, 5, 3.6).map(([x, z]): Vec3 => [x, 0.01, z]),
    ),
    { fill: '#e8dcc6' },
  );
  canvas.path(
    seen(
      scene,
      footprint(0.1, 1.6, 4.7, 3.3).map(([x, z]): Vec3 => [x, 0.012, z]),
    ),
    { fill: '#d3bf9d', opacity: 0.7 },
  );
  sofa(scene, -2.5, 1.7, 2.9, '#55707a', 'right');
  sofa(scene, 0.5, 3.3, 2.7, '#e3d8c6', 'viewer');
  sofa(scene, 2.9, 1.2, 0.9, '#b4674a', 'left');
  table(scene, 0.2, 1.6, 1.35, 0.95, 0.36, '#8a623f', 'round');
  table(scene, 0.75, 1.25, 0.7, 0.7, 0.48, '#efe7d8', 'round');
  cabinet(scene, 4.05, 0.6, 0.55, 3.4, 0.5, '#8a6747', '#efe6d8');
  potted(scene, -3.9, 4, 2.1);
  potted(scene, 3.6, 3.9, 1.5, '#e9e0d0');
  scene.paint();
  const floorLamp = scene.camera.project([-3.75, 1.75, 2.9]);
  bars(
    scene,
    [
      [
        [-3.75, 0, 2.9],
        [-3.75, 1.65, 2.9],
      ],
    ],
    0.035,
    '#26343b',
  );
  scene.prism(round(-3.75, 2.9, 0.24, 0.24, 18), 0.34, { base: 1.6, wall: '#f3dfb8', top: '#fff2d2' });
  if (floorLamp) glow(scene, floorLamp, 130 * (width / 1200), 0.55);
  flood(canvas, 0.68, 0.4, 0.6, '#ffe3b4', 0.4);
  frameWithShade(canvas, 0.42, '#2a1d14');
  return {
    width,
    height,
    sky: skyOf(golden, horizon, [0.72, 0.4], { scale: 1.4 }),
    behind: seaView(width, height, horizon).canvas,
    front: canvas,
    finish: { bloom: 0.4, threshold: 195 },
  };
}

/** A kitchen with a stone island and a window to the garden. */
export function kitchen(width: number, height: number): Layers {
  const horizon = 0.48;
  const scene = begin(
    'kitchen',
    day,
    { width, height, eye: [0.9, 1.55, -4.4], view: height > width ? 42 : 60, horizon },
    { ...INSIDE, sun: [-0.5, 0.55, 0.66] },
  );
  const { canvas } = scene;
  const { floor, ceiling, left, right, back } = room(scene, {
    left: -4.2,
    right: 4.4,
    near: -4,
    far: 4.6,
    height: 2.9,
  });
  ceiling.fill(
    [ceiling.whole],
    ceiling.rising([
      [0, '#c8bfb1'],
      [1, '#fbf6ec'],
    ]),
  );
  slabs(floor, '#cfc4b2', '#8f8474', 1);
  floor.fill(
    [floor.whole],
    floor.rising([
      [0, '#4b4338', 0.42],
      [0.6, '#cdbfa8', 0.05],
      [1, '#fff6e4', 0.5],
    ]),
  );
  left.fill(
    [left.whole],
    left.across([
      [0, '#b9ac99'],
      [1, '#f0e7d8'],
    ]),
  );
  right.fill(
    [right.whole],
    right.across([
      [0, '#a89b88'],
      [1, '#e9dfce'],
    ]),
  );
  back.fill(
    [
      [0, 0, 1.2, 2.9],
      [5.9, 0, 8.6, 2.9],
      [1.2, 0, 5.9, 1.05],
      [1.2, 2.45, 5.9, 2.9],
    ],
    '#ece2d2',
  );
  right.fill([[3.2, 0, 8.6, 2.9]], '#2f4a52');
  right.fill(
    Array.from({ length: 7 }, (_, i) => [3.2 + i * 0.77, 0, 3.22 + i * 0.77, 2.9] as const),
    '#1d3138',
  );
  right.fill(
    [
      [4.8, 0.85, 6.2, 1.5],
      [4.8, 1.55, 6.2, 2.1],
    ],
    '#17262c',
    {},
    0.01,
  );
  glazing(scene, [-3, -1.45, 0.1, 1.7], 4.6, 1.05, 2.45);
  sunPatches(
    scene,
    [
      [-3, 1.05, -1.5, 2.45],
      [-1.4, 1.05, 0.1, 2.45],
      [0.2, 1.05, 1.7, 2.45],
    ],
    4.6,
    '#fff4d8',
    0.55,
  );
  cabinet(scene, -0.7, 4.25, 6.9, 0.65, 0.88, '#d8c8ad', '#f4efe6');
  cabinet(scene, 3.1, 4.35, 2.6, 0.45, 0.8, '#d8c8ad', undefined, 1.6);
  cabinet(scene, -0.2, 1.1, 3.3, 1.1, 0.9, '#3a5660', '#f1e9dc');
  for (const x of [-1.25, -0.2, 0.85]) chair(scene, x, 0.1, 0.66, '#c78a5e', 'near');
  scene.paint();
  for (const [x, y, h, c] of [
    [-2.6, 0.93, 0.34, '#a8472a'],
    [-2.3, 0.93, 0.26, '#e8dcc6'],
    [2.2, 0.93, 0.3, '#6d8577'],
  ] as const)
    scene.prism(footprint(x, 4.2, 0.16, 0.16), h, { base: y, wall: c, top: c });
  scene.prism(footprint(-1.1, 1.1, 0.5, 0.34), 0.1, { base: 0.95, wall: '#e9e0d0', top: '#d9b45a' });
  for (const x of [-1.2, -0.1, 1]) pendant(scene, x, 1.1, 2.9, 1.85, 0.2, '#b4673f');
  potted(scene, -3.6, 3.3, 1.7);
  table(scene, -3, 0.9, 1.1, 1.1, 0.72, '#b58a5c', 'round');
  chair(scene, -2.5, 1.5, 0.45, '#55707a', 'far');
  chair(scene, -3.2, 0.15, 0.45, '#55707a', 'near');
  scene.paint();
  flood(canvas, 0.38, 0.34, 0.55, '#fff2d4', 0.4);
  frameWithShade(canvas, 0.38, '#241c14');
  const view = begin('garden-view', day, { width, height, eye: [0, 3, 0], view: 58, horizon: 0.47 });
  ridge(view, { at: 0.42, swing: 0.1, waves: 2.6, colour: '#8fb0a6', mist: 0.7, seed: 3, foot: 0.5 });
  view.ground(
    [
      [-200, 5],
      [200, 5],
      [200, 900],
      [-200, 900],
    ],
    '#a3b678',
  );
  for (let i = 0; i < 40; i++)
    plant(view, view.random.range(-26, 16), view.random.range(14, 44), {
      kind: view.random.pick(['olive', 'round', 'cypress', 'shrub']),
      height: view.random.range(3, 6),
      floating: true,
    });
  view.paint();
  return {
    width,
    height,
    sky: skyOf(day, 0.47, [0.36, 0.2]),
    behind: view.canvas,
    front: canvas,
    finish: { bloom: 0.4, threshold: 200 },
  };
}

/** The lobby of an office house: stone, wood, a reception desk, people on their way. */
export function lobby(width: number, height: number): Layers {
  const horizon = 0.6;
  const scene = begin(
    'lobby',
    day,
    { width, height, eye: [1.2, 1.7, -8], view: height > width ? 42 : 62, horizon },
    { ...INSIDE, sun: [-0.62, 0.6, 0.3] },
  );
  const { canvas } = scene;
  const { floor, ceiling, left, right, back } = room(scene, {
    left: -8,
    right: 9,
    near: -7.5,
    far: 14,
    height: 7.4,
  });
  ceiling.fill(
    [ceiling.whole],
    ceiling.rising([
      [0, '#6f5a45'],
      [1, '#c9a67c'],
    ]),
  );
  ceiling.fill(
    Array.from({ length: 46 }, (_, i) => [i * 0.38, 0, i * 0.38 + 0.12, 21.5] as const),
    '#4a3827',
    { opacity: 0.6 },
  );
  slabs(floor, '#d9cdb9', '#9a8e7c', 1.5);
  floor.fill(
    [floor.whole],
    floor.rising([
      [0, '#3b342b', 0.42],
      [0.5, '#e6d8c0', 0.05],
      [1, '#fff8ea', 0.5],
    ]),
  );
  right.fill(
    [right.whole],
    right.across([
      [0, '#a4927a'],
      [1, '#e5d3b4'],
    ]),
  );
  for (let v = 0; v < 7.4; v += 0.9) right.fill([[0, v, 21.5, v + 0.03]], '#8b785c', { opacity: 0.6 });
  for (let u = 0; u < 21.5; u += 2.6) right.fill([[u, 0, u + 0.03, 7.4]], '#8b785c', { opacity: 0.45 });
  back.fill([back.whole], '#31505a');
  back.fill(
    Array.from({ length: 28 }, (_, i) => [i * 0.62, 0, i * 0.62 + 0.16, 7.4] as const),
    '#274249',
  );
  back.fill([[10.2, 0, 15.8, 2.9]], '#1d3138');
  for (const u of [10.4, 12.3, 14.2]) back.fill([[u, 0, u + 1.5, 2.7]], '#a9957a');
  for (const u of [10.4, 12.3, 14.2]) back.fill([[u + 0.73, 0, u + 0.77, 2.7]], '#5c4d3a');
  // The glass wall on the left opens to the trees outside.
  const posts: Vec3[][] = [];
  for (let z = -7; z <= 14; z += 2.6)
    posts.push([
      [-8, 0, z],
      [-8, 7.4, z],
    ]);
  bars(scene, posts, 0.16, '#2b3940');
  for (const y of [0.05, 3.4, 7.3])
    bars(
      scene,
      [
        [
          [-8, y, -7],
          [-8, y, 14],
        ],
      ],
      0.12,
      '#2b3940',
    );
  left.fill(
    [left.whole],
    left.across([
      [0, '#dfeae6', 0.2],
      [1, '#ffffff', 0.1],
    ]),
  );
  for (let z = -6; z < 12; z += 2.6) {
    const drop = (y: number, dz: number): Vec3 => [-8 + (0.62 / 0.6) * y, 0.01, z + dz - (0.3 / 0.6) * y];
    canvas.path(seen(scene, [drop(0.1, 0.15), drop(0.1, 2.4), drop(3.3, 2.4), drop(3.3, 0.15)]), {
      fill: '#fff6de',
      opacity: 0.42,
    });
  }
  cabinet(scene, 1.4, 9.6, 6.4, 1.1, 1.12, '#8a6747', '#f4eee3', 0, 20);
  for (let x = -1; x < 4.6; x += 1.9) pendant(scene, x, 9.6, 7.4, 3.3, 0.3, '#d9b98a');
  sofa(scene, -4.6, 4.2, 2.6, '#b4674a', 'viewer', '#e8dcc6');
  sofa(scene, -6.4, 2.4, 2.2, '#55707a', 'right');
  table(scene, -4.5, 2.5, 1.3, 1.3, 0.38, '#8a623f', 'round');
  potted(scene, -7.1, 5.4, 2.6);
  potted(scene, 6.9, 12.4, 3);
  potted(scene, -7.2, 10.6, 2.4, '#e9e0d0');
  potted(scene, 7.9, 3.4, 2.4, '#e9e0d0');
  for (const [x, z] of [
    [4.2, 5.6],
    [5, 6],
    [0.8, 10.6],
    [2.3, 10.7],
    [-1.2, 6.8],
    [6.2, 11.6],
    [3, 2.2],
  ] as const)
    person(scene, x, z, { base: 0.001 });
  scene.paint();
  flood(canvas, 0.04, 0.42, 0.6, '#fff4dc', 0.42);
  frameWithShade(canvas, 0.4, '#1b1712');
  const view = begin('street-view', day, {
    width,
    height,
    eye: [1.2, 1.7, -8],
    view: height > width ? 42 : 62,
    horizon,
  });
  view.ground(
    [
      [-300, -6],
      [-8, -6],
      [-8, 300],
      [-300, 300],
    ],
    '#c7c3ae',
  );
  for (let i = 0; i < 7; i++)
    tower(view, {
      x: -60 - i * 14,
      z: 20 + i * 28,
      width: 24,
      depth: 22,
      floors: 10,
      style: view.random.pick(['stone', 'white', 'brick']),
    });
  for (let i = 0; i < 16; i++)
    plant(view, view.random.range(-20, -10.5), view.random.range(-2, 34), {
      kind: view.random.pick(['round', 'olive']),
      height: view.random.range(4, 7),
      floating: true,
    });
  view.paint();
  return {
    width,
    height,
    sky: skyOf(day, horizon, [0.05, 0.2]),
    behind: view.canvas,
    front: canvas,
    finish: { bloom: 0.35, threshold: 200 },
  };
}

/** The atrium of an office house under a glass roof. */
export function atrium(width: number, height: number): Layers {
  const horizon = 0.72;
  const scene = begin(
    'atrium',
    day,
    { width, height, eye: [0, 1.8, -9], view: height > width ? 46 : 66, horizon },
    {
      ...INSIDE,
      hazeDistance: 160,
      haze: '#f3efe4',
      sun: [-0.5, 0.75, -0.1],
      ambientStrength: 0.8,
      lamps: 0.12,
    },
  );
  const { canvas, random } = scene;
  const [near, far, side, floors, storey] = [-8, 44, 9, 6, 4] as const;
  const { floor, left, right, back } = room(scene, {
    left: -side,
    right: side,
    near,
    far,
    height: floors * storey,
  });
  slabs(floor, '#ddd2be', '#a0947f', 1.6);
  floor.fill(
    [floor.whole],
    floor.rising([
      [0, '#4a4338', 0.34],
      [0.3, '#d8ccb6', 0.05],
      [1, '#fffaf0', 0.6],
    ]),
  );
  back.fill(
    [back.whole],
    back.rising([
      [0, '#b9d0d2'],
      [1, '#eef4f0'],
    ]),
  );
  back.fill(
    Array.from({ length: 12 }, (_, i) => [i * 1.64, 0, i * 1.64 + 0.1, 24] as const),
    '#6f868c',
  );
  back.fill(
    Array.from({ length: 12 }, (_, i) => [0, i * 2, 18, i * 2 + 0.08] as const),
    '#6f868c',
  );
  for (const wall of [left, right]) {
    wall.fill(
      [wall.whole],
      wall.across([
        [0, '#40535a'],
        [0.5, '#7f8f90'],
        [1, '#d9ddd4'],
      ]),
    );
    for (let level = 0; level < floors; level++) {
      for (let u = 0; u < 52; u += 3.2) {
        const lit = random.chance(0.24);
        wall.fill(
          [[u + 0.15, level * storey + 0.15, u + 3, level * storey + 3]],
          lit ? '#ffdca6' : random.pick(['#31474f', '#3d565e', '#4a646b']),
          { opacity: lit ? 0.9 : 0.75 },
        );
      }
    }
  }
  // Galleries along both sides, upper ones first because the eye is below them.
  for (let level = floors; level >= 1; level--) {
    const y = level * storey;
    for (const s of [-1, 1]) {
      const slab = footprint(s * (side - 1.1), (near + far) / 2, 2.2, far - near);
      canvas.path(
        seen(
          scene,
          slab.map(([x, z]): Vec3 => [x, y - 0.45, z]),
        ),
        { fill: '#c9b698' },
      );
      scene.prism(slab, 0.45, { base: y - 0.45, wall: '#f0e8da' });
      canvas.path(
        seen(scene, [
          [s * (side - 2.2), y, near],
          [s * (side - 2.2), y, far],
          [s * (side - 2.2), y + 1.1, far],
          [s * (side - 2.2), y + 1.1, near],
        ]),
        { fill: '#e6f0ee', opacity: 0.42 },
      );
      bars(
        scene,
        [
          [
            [s * (side - 2.2), y + 1.1, near + 1],
            [s * (side - 2.2), y + 1.1, far],
          ],
        ],
        0.07,
        '#8a6747',
      );
    }
  }
  const roof: Vec3[][] = [];
  for (let z = near + 2; z <= far; z += 4)
    roof.push([
      [-side, 24, z],
      [0, 27, z],
      [side, 24, z],
    ]);
  for (const x of [-6, -3, 0, 3, 6])
    roof.push([
      [x, 27 - Math.abs(x) / 3, near + 2],
      [x, 27 - Math.abs(x) / 3, far],
    ]);
  bars(scene, roof, 0.16, '#e9efec', { plain: true });
  scene.add(scene.distance(0, 22), () => {
    for (const y of [8, 16]) {
      scene.prism(footprint(0, 22, 14, 2.4), 0.5, { base: y - 0.5, wall: '#efe6d6', top: '#d9cdb8' });
      canvas.path(
        seen(scene, [
          [-7, y, 20.8],
          [7, y, 20.8],
          [7, y + 1.1, 20.8],
          [-7, y + 1.1, 20.8],
        ]),
        { fill: '#e6f0ee', opacity: 0.4 },
      );
    }
  });
  for (let z = 6; z < 42; z += 8) {
    for (const x of [-4.2, 4.2]) {
      scene.add(scene.distance(x, z) + 0.6, () =>
        scene.prism(footprint(x, z, 2.6, 2.6), 0.5, { wall: '#b9a382', top: '#6d5f49' }),
      );
      plant(scene, x, z, { kind: 'round', height: random.range(4.6, 6), base: 0.4, floating: true });
    }
  }
  for (let i = 0; i < 15; i++) person(scene, random.range(-2.6, 2.6), random.range(3, 36), { base: 0.001 });
  person(scene, -1.5, -2, { base: 0.001 });
  scene.paint();
  for (const [x, w] of [
    [0.16, 0.1],
    [0.34, 0.07],
    [0.52, 0.12],
  ] as const) {
    canvas.path(
      `M${String((x + 0.1) * width)} 0H${String((x + 0.1 + w) * width)}L${String((x + w * 1.5 + 0.34) * width)} ${String(height)}H${String((x + 0.3) * width)}Z`,
      {
        fill: canvas.linear({ x: 0, y: 0 }, { x: 0, y: height }, [
          [0, '#fff6dc', 0.34],
          [1, '#fff6dc', 0],
        ]),
      },
    );
  }
  flood(canvas, 0.4, 0.04, 0.6, '#fffaf0', 0.5);
  frameWithShade(canvas, 0.4, '#14222a');
  return {
    width,
    height,
    sky: { ...skyOf(day, 0.9, [0.4, 0.05], { cover: 0.5 }) },
    front: canvas,
    finish: { bloom: 0.35, threshold: 205 },
  };
}
