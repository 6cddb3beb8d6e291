import type { Outlook } from '../../cms/seed/content/homes/SeedHouse';
import { mix, type Colour } from '../engine/colour';
import { dawn, day, dusk, golden } from '../engine/moods';
import { Random } from '../engine/Random';
import type { Layers } from '../engine/render';
import type { Scene } from '../engine/Scene';
import { footprint, round, type Vec3 } from '../engine/vector';
import { glow } from '../parts/decor';
import { boards, room, slabs, sunPatches, type Room, type RoomSize } from '../parts/room';
import { bars, seen } from '../parts/solids';
import { outlook } from './outlook';
import { begin, flood, frameWithShade, skyOf } from './start';

/** Even light of a room. Sunlight is painted as patches, not as shading. */
export const INSIDE = {
  ambient: '#f2e9dc',
  ambientStrength: 0.86,
  sunStrength: 0.22,
  hazeDistance: 900,
  haze: '#f0e6d6',
  lamps: 0,
} as const;

/** Height of the vanishing line in pictures of rooms, 0 to 1. */
export const HORIZON = 0.48;

/** Colours of a room and its furniture. */
export interface Look {
  wall: Colour;
  accent: Colour;
  floor: Colour;
  stone?: boolean;
  /** Upholstery of the large and the small piece. */
  cloth: readonly [Colour, Colour];
  pillow: Colour;
  rug: Colour;
  wood: Colour;
  front: Colour;
}

const look = (
  [wall, accent, floor]: readonly [Colour, Colour, Colour],
  cloth: readonly [Colour, Colour],
  [pillow, rug, wood, front]: readonly [Colour, Colour, Colour, Colour],
  stone = false,
): Look => ({ wall, accent, floor, cloth, pillow, rug, wood, front, stone });

const LOOKS: readonly [Look, ...Look[]] = [
  look(
    ['#eee3d1', '#c98e6b', '#c7a074'],
    ['#6f8a80', '#b4674a'],
    ['#e0c695', '#d8c19a', '#8a623f', '#efe6d8'],
  ),
  look(
    ['#ece6da', '#2f5361', '#c39a6c'],
    ['#d9cdb9', '#b4674a'],
    ['#1f5a6b', '#9fb0ac', '#a3754c', '#e6dac4'],
  ),
  look(
    ['#e9dcc7', '#7d9184', '#b88a5f'],
    ['#8a5a46', '#e3d8c6'],
    ['#d9b45a', '#e3d5bd', '#6f4d33', '#f1eadd'],
  ),
  look(
    ['#f0e8da', '#d3b37c', '#d3c8b6'],
    ['#55707a', '#d9a066'],
    ['#f1e2c0', '#c9b394', '#b58a5c', '#f4efe6'],
    true,
  ),
  look(
    ['#e6ddd0', '#7b4a63', '#a97f58'],
    ['#cbbba6', '#7b4a63'],
    ['#c98e6b', '#b9a3a6', '#8a6747', '#e9dfd0'],
  ),
  look(
    ['#efe9df', '#a8472a', '#d7b98c'],
    ['#3f5a55', '#c9b38f'],
    ['#d08a3c', '#d9c4a6', '#7a5a3b', '#efe6d8'],
  ),
  look(
    ['#e8e4da', '#4f6b4c', '#c9bda9'],
    ['#e0d5c2', '#6f7d5c'],
    ['#a8472a', '#a9b594', '#a3754c', '#f2ecdf'],
    true,
  ),
  look(
    ['#eadfce', '#4a708d', '#bf9566'],
    ['#4a708d', '#efe6d6'],
    ['#c98e6b', '#c6cfd2', '#5f4632', '#e4d8c4'],
  ),
];

/** A room of a home. The same values always give the same room. */
export interface Interior {
  seed: string;
  outlook: Outlook;
  /** Floor of the home; 0 is the ground floor. */
  floor: number;
  /** Number of the colours; by the seed if undefined. */
  look?: number;
  /** Whether it is evening outside. */
  evening?: boolean;
}

/** Window of the far wall: its edges, sill and head, and its number of panes. */
type Window = readonly [x0: number, x1: number, low: number, high: number, panes: number];

/** An empty room: its surfaces are painted, and its furniture follows. */
export interface EmptyRoom {
  scene: Scene;
  random: Random;
  look: Look;
  size: RoomSize;
  space: Room;
  window: Window;
  /** Paints the furniture and returns the picture. */
  finish: () => Layers;
}

/** Paints surfaces, window and light of a room; `sill` is the height of the window's sill, 0 for a glass door. */
export function interior(
  width: number,
  height: number,
  { seed, outlook: outside, floor, look: wanted, evening = false }: Interior,
  { wide, deep, sill }: { wide: readonly [number, number]; deep: readonly [number, number]; sill: number },
): EmptyRoom {
  const random = new Random(seed);
  const mood = evening ? dusk : random.pick([day, golden, day, dawn]);
  const sun = random.range(-0.5, 0.3);
  const scene = begin(
    seed,
    mood,
    {
      width,
      height,
      eye: [random.range(-0.5, 0.6), 1.5, -4.1],
      view: height > width ? 44 : 60,
      horizon: HORIZON,
    },
    { ...INSIDE, sun: [sun, 0.55, 0.7] },
  );
  const half = random.range(...wide) / 2;
  const size = { left: -half, right: half, near: -4, far: random.range(...deep), height: 2.8 };
  const space = room(scene, size);
  const chosen = LOOKS[wanted ?? random.int(0, LOOKS.length - 1)] ?? LOOKS[0];
  const { floor: floorArea, ceiling, left, right } = space;
  const shade = (colour: Colour) => (evening ? mix(colour, '#b98a55', 0.16) : colour);
  ceiling.fill(
    [ceiling.whole],
    ceiling.rising([
      [0, shade('#cfc5b5')],
      [1, shade('#fbf5ea')],
    ]),
  );
  const joint = mix(chosen.floor, '#3a2a1a', 0.34);
  if (chosen.stone) slabs(floorArea, chosen.floor, joint, random.pick([0.6, 0.9, 1.2]));
  else boards(floorArea, chosen.floor, joint, random.pick([0.16, 0.24, 0.3]));
  floorArea.fill(
    [floorArea.whole],
    floorArea.rising([
      [0, '#4d3a28', 0.42],
      [0.6, '#dcc39c', 0.06],
      [1, '#fff3da', evening ? 0.16 : 0.5],
    ]),
  );
  for (const side of [left, right])
    side.fill(
      [side.whole],
      side.across([
        [0, mix(chosen.wall, '#5b4c38', 0.34)],
        [1, shade(chosen.wall)],
      ]),
    );
  right.fill([[random.range(3.6, 4.8), 0, right.width, size.height]], shade(chosen.accent), {
    opacity: 0.92,
  });
  const span = Math.min(half * 2 - 1.1, random.range(2.6, 4.4));
  const x0 = random.range(-half + 0.4, half - 0.7 - span);
  const window: Window = [x0, x0 + span, Math.max(0.03, sill), random.range(2.25, 2.55), random.int(2, 4)];
  paintWindow(scene, space, size, window, shade(chosen.wall));
  if (!evening) {
    const [, x1, low, high, panes] = window;
    const pane = (x1 - x0) / panes;
    sunPatches(
      scene,
      Array.from({ length: panes }, (_, i) => {
        const from = x0 + i * pane;
        return [from, Math.max(0.1, low), from + pane - 0.08, high] as const;
      }),
      size.far,
      '#fff2d2',
      0.5,
    );
  }
  const finish = (): Layers => {
    scene.paint();
    flood(scene.canvas, 0.45, 0.35, 0.55, evening ? '#ffc983' : '#fff0d0', evening ? 0.3 : 0.36);
    frameWithShade(scene.canvas, evening ? 0.5 : 0.36, '#2a1d14');
    return {
      width,
      height,
      sky: skyOf(mood, HORIZON, [0.4, 0.2], { seed: random.int(1, 60) }),
      behind: outlook(outside, floor, mood, { width, height, horizon: HORIZON, seed }),
      front: scene.canvas,
      finish: {
        bloom: 0.36,
        threshold: 200,
        mirror: random.chance(0.5),
      },
    };
  };
  return { scene, random, look: chosen, size, space, window, finish };
}

function paintWindow(
  scene: Scene,
  { back }: Room,
  { left, far, height }: RoomSize,
  [x0, x1, low, high, panes]: Window,
  wall: Colour,
): void {
  const [u0, u1] = [x0 - left, x1 - left];
  back.fill(
    [
      [0, 0, u0, height],
      [u1, 0, back.width, height],
      [u0, high, u1, height],
      ...(low > 0.1 ? [[u0, 0, u1, low] as const] : []),
    ],
    wall,
  );
  glazing(
    scene,
    Array.from({ length: panes + 1 }, (_, i) => x0 + ((x1 - x0) * i) / panes),
    far,
    low,
    high,
  );
}

/** Adds the posts and rails of a glazed wall. */
function glazing(scene: Scene, xs: readonly number[], z: number, low: number, high: number): void {
  const [from = 0, to = 0] = [xs[0], xs.at(-1)];
  const line = (x0: number, y0: number, x1: number, y1: number): Vec3[] => [
    [x0, y0, z],
    [x1, y1, z],
  ];
  bars(
    scene,
    xs.map((x) => line(x, low, x, high)),
    0.07,
    '#2b3940',
  );
  bars(scene, [line(from, low, to, low), line(from, high, to, high)], 0.09, '#2b3940');
  const shine = xs.slice(1).map((x, i) => {
    const x0 = xs[i] ?? x;
    const at = (share: number, y: number): Vec3 => [x0 + (x - x0) * share, y, z];
    return seen(scene, [at(0.2, low), at(0.42, low), at(0.82, high), at(0.6, high)]);
  });
  scene.canvas.path(shine.join(''), { fill: '#ffffff', opacity: 0.09 });
}

/** Paints the folds of a light curtain. */
export function curtain(scene: Scene, x0: number, x1: number, z: number, height: number): void {
  const folds = 9;
  for (let i = 0; i < folds; i++) {
    const [a, b] = [i, i + 1].map((fold) => x0 + ((x1 - x0) * fold) / folds) as [number, number];
    const corners: Vec3[] = [
      [a, 0.02, z],
      [b, 0.02, z],
      [b, height, z],
      [a, height, z],
    ];
    scene.canvas.path(seen(scene, corners), { fill: i % 2 ? '#f3ebdd' : '#ddd0bc', opacity: 0.93 });
  }
}

/** Paints a rug with a border, round or rectangular. */
export function rug(
  scene: Scene,
  x: number,
  z: number,
  w: number,
  d: number,
  colour: Colour,
  isRound = false,
) {
  for (const [inset, fill] of [
    [0, mix(colour, '#fff8ea', 0.45)],
    [0.16, colour],
  ] as const) {
    const foot = isRound
      ? round(x, z, w / 2 - inset, d / 2 - inset, 40)
      : footprint(x, z, w - inset * 2, d - inset * 2);
    scene.canvas.path(
      seen(
        scene,
        foot.map(([px, pz]): Vec3 => [px, 0.006, pz]),
      ),
      { fill },
    );
  }
}

/** Paints a lamp on a pole with its glow. */
export function floorLamp(scene: Scene, x: number, z: number): void {
  scene.add(scene.distance(x, z), () => {
    bars(
      scene,
      [
        [
          [x, 0, z],
          [x, 1.55, z],
        ],
      ],
      0.035,
      '#26343b',
    );
    scene.prism(round(x, z, 0.14, 0.14, 14), 0.03, { wall: '#26343b', top: '#34444b' });
    scene.prism(round(x, z, 0.22, 0.22, 18), 0.32, { base: 1.5, wall: '#f3dfb8', top: '#fff2d2' });
    const at = scene.camera.project([x, 1.65, z]);
    if (at) glow(scene, at, 130 * (scene.canvas.width / 1200), 0.55);
  });
}

/** Hangs a framed picture on a side wall. */
export function art({ space, random, look: { accent, pillow } }: EmptyRoom, side: 'left' | 'right'): void {
  const wall = space[side];
  const from = random.range(5, 5.8);
  const to = from + random.range(0.8, 1.5);
  wall.fill([[from, 1.1, to, 2.1]], '#f6efe2', {}, 0.02);
  wall.fill([[from + 0.07, 1.17, to - 0.07, 2.03]], mix(pillow, '#fff4e0', 0.4), {}, 0.03);
  const steps = Array.from({ length: 6 }, (_, i): [number, number] => [
    to - 0.07 - ((to - from - 0.14) * i) / 5,
    random.range(1.35, 1.85),
  ]);
  wall.shape(
    [[from + 0.07, 1.17], [to - 0.07, 1.17], ...steps],
    { fill: mix(accent, '#1f3640', 0.4) },
    0.035,
  );
}
