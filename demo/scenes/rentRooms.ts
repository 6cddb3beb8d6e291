import type { Colour } from '../engine/colour';
import { day, golden } from '../engine/moods';
import type { Layers } from '../engine/render';
import type { Scene } from '../engine/Scene';
import { footprint, type Vec3 } from '../engine/vector';
import { glow, pendant, potted } from '../parts/decor';
import { cabinet, chair, grounded, sofa, table } from '../parts/furniture';
import { ridge } from '../parts/hills';
import { boards, room, slabs, sunPatches, type Room } from '../parts/room';
import { bars, seen } from '../parts/solids';
import { plant } from '../parts/trees';
import { glazing, INSIDE } from './indoors';
import { begin, flood, frameWithShade, skyOf } from './start';

const HORIZON = 0.48;

/** The view from a second-floor window: tree tops in front of a low hill. */
function treeTops(width: number, height: number) {
  const view = begin('tree-tops', day, { width, height, eye: [0, 7, 0], view: 58, horizon: HORIZON });
  ridge(view, { at: 0.44, swing: 0.06, waves: 2.4, colour: '#93b1a8', mist: 0.7, seed: 5, foot: 0.5 });
  view.ground(
    [
      [-300, 6],
      [300, 6],
      [300, 900],
      [-300, 900],
    ],
    '#9fb077',
  );
  for (let i = 0; i < 46; i++)
    plant(view, view.random.range(-34, 34), view.random.range(18, 60), {
      kind: view.random.pick(['round', 'olive', 'cypress', 'round']),
      height: view.random.range(4, 8),
      floating: true,
    });
  view.paint();
  return view.canvas;
}

interface Shell {
  seed: string;
  size: { left: number; right: number; far: number };
  wall: Colour;
  accent: Colour;
  floor: 'wood' | 'stone';
  /** Left and right edge, sill and head of the window in the back wall. */
  window: readonly [x0: number, x1: number, low: number, high: number];
}

/** Paints the surfaces of a room with one window, without furniture. */
function shell(width: number, height: number, options: Shell): { scene: Scene; room: Room } {
  const { seed, size, wall, accent, floor: kind, window } = options;
  const scene = begin(
    seed,
    day,
    { width, height, eye: [0.3, 1.5, -4.1], view: height > width ? 44 : 60, horizon: HORIZON },
    { ...INSIDE, sun: [-0.45, 0.55, 0.7] },
  );
  const space = room(scene, { ...size, near: -4, height: 2.8 });
  const { floor, ceiling, left, right, back } = space;
  ceiling.fill(
    [ceiling.whole],
    ceiling.rising([
      [0, '#cfc5b5'],
      [1, '#fbf5ea'],
    ]),
  );
  if (kind === 'wood') boards(floor, '#c7a074', '#93704a');
  else slabs(floor, '#d3c8b6', '#9a8f7e', 0.9);
  floor.fill(
    [floor.whole],
    floor.rising([
      [0, '#4d3a28', 0.42],
      [0.6, '#dcc39c', 0.06],
      [1, '#fff3da', 0.5],
    ]),
  );
  left.fill(
    [left.whole],
    left.across([
      [0, '#b3a48e'],
      [1, '#efe5d4'],
    ]),
  );
  right.fill(
    [right.whole],
    right.across([
      [0, '#a69985'],
      [1, '#e8ddca'],
    ]),
  );
  right.fill([[4.4, 0, right.width, 2.8]], accent, { opacity: 0.92 });
  const [x0, x1, low, high] = window;
  const u0 = x0 - size.left;
  const u1 = x1 - size.left;
  back.fill(
    [
      [0, 0, u0, 2.8],
      [u1, 0, back.width, 2.8],
      [u0, high, u1, 2.8],
      ...(low > 0.1 ? [[u0, 0, u1, low] as const] : []),
    ],
    wall,
  );
  const third = (x1 - x0) / 3;
  glazing(scene, [x0, x0 + third, x0 + 2 * third, x1], size.far, Math.max(0.03, low), high);
  sunPatches(
    scene,
    [0, 1, 2].map((i) => [x0 + i * third, Math.max(0.1, low), x0 + (i + 1) * third - 0.08, high] as const),
    size.far,
    '#fff2d2',
    0.5,
  );
  return { scene, room: space };
}

function finish(scene: Scene, width: number, height: number): Layers {
  scene.paint();
  flood(scene.canvas, 0.45, 0.35, 0.55, '#fff0d0', 0.36);
  frameWithShade(scene.canvas, 0.36, '#2a1d14');
  return {
    width,
    height,
    sky: skyOf(day, HORIZON, [0.4, 0.2]),
    behind: treeTops(width, height),
    front: scene.canvas,
    finish: { bloom: 0.36, threshold: 200, quality: 76 },
  };
}

const rug = (scene: Scene, x: number, z: number, w: number, d: number, colour: Colour) => {
  scene.canvas.path(
    seen(
      scene,
      footprint(x, z, w, d).map(([px, pz]): Vec3 => [px, 0.006, pz]),
    ),
    { fill: colour },
  );
};

const slab = (
  scene: Scene,
  x: number,
  z: number,
  w: number,
  d: number,
  base: number,
  h: number,
  colour: Colour,
  top: Colour,
) => {
  scene.prism(footprint(x, z, w, d), h, { base, wall: colour, top });
};

/** The living room of a rented flat, with a glass door to the trees. */
export function rentLiving(width: number, height: number): Layers {
  const { scene } = shell(width, height, {
    seed: 'rent-living',
    size: { left: -3.6, right: 3.6, far: 4.2 },
    wall: '#eee3d1',
    accent: '#c98e6b',
    floor: 'wood',
    window: [-2.5, 1.7, 0.03, 2.45],
  });
  rug(scene, -0.2, 1.5, 3.4, 2.6, '#e6d7bd');
  rug(scene, -0.2, 1.5, 3.1, 2.3, '#cfb48d');
  sofa(scene, -2.6, 1.4, 2.6, '#6f8a80', 'right', '#e0c695');
  sofa(scene, 1.9, 2.6, 1, '#b4674a', 'left');
  table(scene, -0.3, 1.4, 1.1, 0.8, 0.36, '#8a623f', 'round');
  cabinet(scene, 3.25, 1.4, 0.5, 2.6, 0.46, '#efe6d8', '#b58a5c');
  potted(scene, 2.5, 3.7, 1.8);
  potted(scene, -3.1, 3.7, 1.3, '#b4673f');
  return finish(scene, width, height);
}

/** A bedroom with a wide window. */
export function rentBedroom(width: number, height: number): Layers {
  const { scene } = shell(width, height, {
    seed: 'rent-bedroom',
    size: { left: -3, right: 3, far: 3.9 },
    wall: '#e9dcc7',
    accent: '#7d9184',
    floor: 'wood',
    window: [-1.9, 0.9, 0.85, 2.35],
  });
  rug(scene, 0.5, 1.2, 3.4, 2.4, '#e3d5bd');
  scene.add(scene.distance(0.9, 2), () => {
    grounded(scene, 0.9, 1.7, 1.8, 2.2);
    slab(scene, 0.9, 3.05, 2, 0.12, 0, 1.15, '#a3754c', '#b98a5e');
    slab(scene, 0.9, 1.85, 1.8, 2.3, 0.12, 0.26, '#a3754c', '#b98a5e');
    slab(scene, 0.9, 1.85, 1.74, 2.24, 0.38, 0.2, '#efe7da', '#fbf6ec');
    slab(scene, 0.9, 1.4, 1.82, 1.4, 0.44, 0.18, '#b4674a', '#c87f60');
    for (const x of [0.45, 1.35]) slab(scene, x, 2.68, 0.66, 0.36, 0.58, 0.16, '#f1eadd', '#fffaf0');
  });
  table(scene, -0.5, 2.8, 0.44, 0.42, 0.5, '#a3754c');
  table(scene, 2.3, 2.8, 0.44, 0.42, 0.5, '#a3754c');
  cabinet(scene, -2.65, 1.4, 0.62, 2.8, 2.3, '#e6dac4', undefined, 0, 0.7);
  potted(scene, -1.5, 3.4, 1.1, '#7d9184');
  const layers = finish(scene, width, height);
  for (const x of [-0.5, 2.3]) {
    const lamp = scene.camera.project([x, 0.95, 2.8]);
    scene.prism(footprint(x, 2.8, 0.22, 0.22), 0.26, { base: 0.84, wall: '#f5e1b6', top: '#fff2d2' });
    bars(
      scene,
      [
        [
          [x, 0.56, 2.8],
          [x, 0.84, 2.8],
        ],
      ],
      0.03,
      '#2d3a40',
    );
    if (lamp) glow(scene, lamp, 90 * (width / 1200), 0.5);
  }
  return layers;
}

/** The room that neighbours share: a long table, a kitchen line, armchairs. */
export function sharedRoom(width: number, height: number): Layers {
  const { scene, room: space } = shell(width, height, {
    seed: 'shared-room',
    size: { left: -4.6, right: 4.6, far: 4.8 },
    wall: '#efe5d4',
    accent: '#2f5361',
    floor: 'stone',
    window: [-3.6, 2.6, 0.03, 2.5],
  });
  space.ceiling.fill(
    [1.6, 3.2, 4.8, 6.4, 8].map((u) => [u, 0.5, u + 0.12, 8.6] as const),
    '#b58a5c',
    { opacity: 0.6 },
  );
  cabinet(scene, 4.25, 1.6, 0.6, 3, 0.9, '#e0d2b8', '#f4efe6');
  table(scene, -0.2, 1.9, 3.2, 1, 0.74, '#a3754c');
  for (const x of [-1.3, -0.2, 0.9]) {
    chair(scene, x, 1.1, 0.46, '#c78a5e', 'near');
    chair(scene, x, 2.75, 0.46, '#c78a5e', 'far');
  }
  sofa(scene, -3.6, 2.2, 2.2, '#a8472a', 'right', '#e0c695');
  potted(scene, -4, 4.1, 2);
  potted(scene, 3.4, 4.2, 1.7);
  scene.paint();
  for (const x of [-1.2, -0.2, 0.8]) pendant(scene, x, 1.9, 2.8, 1.85, 0.2, '#2f4a52');
  return finish(scene, width, height);
}

/** A balcony set for breakfast, above the trees. */
export function rentBalcony(width: number, height: number): Layers {
  const horizon = 0.5;
  const scene = begin(
    'rent-balcony',
    golden,
    { width, height, eye: [0, 1.6, -3.4], view: height > width ? 46 : 64, horizon },
    { ...INSIDE, sun: [0.5, 0.5, 0.6] },
  );
  const { floor, ceiling, left } = room(scene, { left: -3.4, right: 4.6, near: -3, far: 2.2, height: 2.8 });
  boards(floor, '#b98d5f', '#7f5c3a', 0.2);
  floor.fill(
    [floor.whole],
    floor.rising([
      [0, '#4d3a28', 0.4],
      [1, '#ffe6bd', 0.4],
    ]),
  );
  ceiling.fill(
    [ceiling.whole],
    ceiling.rising([
      [0, '#bfb29c'],
      [1, '#f2e7d4'],
    ]),
  );
  left.fill(
    [left.whole],
    left.across([
      [0, '#c4a98a'],
      [1, '#ecdcc0'],
    ]),
  );
  left.fill([[0.8, 0.04, 3.2, 2.35]], '#4d6670', { opacity: 0.9 });
  left.fill([[1.98, 0.04, 2.06, 2.35]], '#efe6d6');
  const rail: Vec3[] = [
    [-3.4, 1.06, 2.2],
    [4.6, 1.06, 2.2],
  ];
  scene.canvas.path(
    seen(scene, [
      [-3.4, 0.04, 2.2],
      [4.6, 0.04, 2.2],
      [4.6, 1.04, 2.2],
      [-3.4, 1.04, 2.2],
    ]),
    {
      fill: '#dbe7e4',
      opacity: 0.3,
    },
  );
  bars(scene, [rail], 0.06, '#f4efe6', { plain: true });
  table(scene, 0.5, 0.6, 1.05, 1.05, 0.72, '#efe6d8', 'round');
  chair(scene, -0.55, 0.8, 0.45, '#a8472a', 'near');
  chair(scene, 1.5, 0.9, 0.45, '#a8472a', 'near');
  potted(scene, -2.7, 1.6, 1.5, '#b4673f');
  potted(scene, 3.2, 1.6, 1.2, '#c9b38f');
  potted(scene, 2.5, 1.8, 0.8, '#7d9184');
  scene.paint();
  for (const [x, c] of [
    [0.35, '#d99a3d'],
    [0.62, '#f6f0e2'],
  ] as const)
    scene.prism(footprint(x, 0.5, 0.14, 0.14), 0.12, { base: 0.78, wall: c, top: c });
  flood(scene.canvas, 0.72, 0.3, 0.6, '#ffe0ae', 0.4);
  frameWithShade(scene.canvas, 0.36, '#2a1d14');
  const view = begin('balcony-view', golden, { width, height, eye: [0, 14, 0], view: 64, horizon });
  ridge(view, { at: 0.46, swing: 0.07, waves: 2.2, colour: '#a3b09a', mist: 0.7, seed: 8, foot: 0.52 });
  view.ground(
    [
      [-500, 8],
      [500, 8],
      [500, 1200],
      [-500, 1200],
    ],
    '#a8b27a',
  );
  for (let i = 0; i < 90; i++)
    plant(view, view.random.range(-80, 80), view.random.range(26, 150), {
      kind: view.random.pick(['round', 'pine', 'olive', 'cypress']),
      height: view.random.range(5, 10),
      floating: true,
    });
  view.paint();
  return {
    width,
    height,
    sky: skyOf(golden, horizon, [0.72, 0.34], { scale: 1.4 }),
    behind: view.canvas,
    front: scene.canvas,
    finish: { bloom: 0.36, threshold: 195, quality: 76 },
  };
}
