import type { Outlook } from '../../cms/seed/content/homes/SeedHouse';
import type { Canvas } from '../engine/Canvas';
import type { Colour } from '../engine/colour';
import type { Mood } from '../engine/moods';
import { ridge } from '../parts/hills';
import { tower, type TowerStyle } from '../parts/towers';
import { plant, type TreeKind } from '../parts/trees';
import { begin } from './start';

interface Setting {
  ground: Colour;
  hills: Colour;
  kinds: readonly [TreeKind, ...TreeKind[]];
  trees: number;
  /** Distances and heights in floors of the houses outside. */
  houses?: { from: number; to: number; floors: readonly [number, number] };
  /** Distance at which the sea starts. */
  shore?: number;
}

const STYLES: readonly [TowerStyle, ...TowerStyle[]] = ['white', 'stone', 'ribbon', 'staggered', 'brick'];

const SETTINGS: Record<Outlook, Setting> = {
  trees: { ground: '#9fb077', hills: '#93b1a8', kinds: ['round', 'olive', 'cypress', 'pine'], trees: 46 },
  garden: { ground: '#a9bb7c', hills: '#8fb0a6', kinds: ['round', 'shrub', 'olive', 'shrub'], trees: 34 },
  street: {
    ground: '#c6bfa9',
    hills: '#a5b7b3',
    kinds: ['round', 'olive'],
    trees: 16,
    houses: { from: 46, to: 80, floors: [4, 7] },
  },
  city: {
    ground: '#adae93',
    hills: '#8fb0b5',
    kinds: ['round', 'pine'],
    trees: 40,
    houses: { from: 120, to: 620, floors: [4, 15] },
  },
  sea: {
    ground: '#a8a98c',
    hills: '#9db3b0',
    kinds: ['palm', 'round', 'pine'],
    trees: 40,
    houses: { from: 180, to: 430, floors: [2, 5] },
    shore: 520,
  },
  desert: { ground: '#d3bd8f', hills: '#b99f78', kinds: ['palm', 'olive', 'shrub'], trees: 18 },
};

/** Paints the view from a window on a floor (0 is the ground floor). */
export function outlook(
  kind: Outlook,
  floor: number,
  mood: Mood,
  { width, height, horizon, seed }: { width: number; height: number; horizon: number; seed: string },
): Canvas {
  const { ground, hills, kinds, trees, houses, shore } = SETTINGS[kind];
  const eye = 2.4 + Math.min(floor, 22) * 2.6;
  const view = begin(`view ${seed}`, mood, { width, height, eye: [0, eye, 0], view: 58, horizon });
  const { random } = view;
  const strip = (from: number, to: number, colour: Colour) =>
    view.ground(
      [
        [-to, from],
        [to, from],
        [to, to],
        [-to, to],
      ],
      colour,
    );
  if (!shore)
    for (const rise of [0.035, 0])
      ridge(view, {
        at: horizon - rise,
        swing: random.range(0.04, 0.09),
        waves: random.range(1.8, 3.4),
        colour: hills,
        mist: 0.7,
        seed: random.int(1, 90),
        foot: horizon + 0.03,
      });
  strip(4, 900, ground);
  if (shore) {
    strip(shore, 60_000, '#6c98a6');
    strip(shore - 22, shore + 6, '#e6d6b2');
  }
  if (houses)
    for (let z = houses.to; z >= houses.from; z -= Math.max(34, z * 0.2))
      for (let x = -z * 0.66; x < z * 0.66; x += random.range(26, 44))
        tower(view, {
          x,
          z: z + random.range(-6, 6),
          width: random.range(17, 25),
          depth: 16,
          floors: random.int(...houses.floors),
          style: random.pick(STYLES),
          turn: random.range(-9, 9),
        });
  const near = (kind === 'garden' ? 14 : 9) + eye * 1.1;
  // From higher floors, more ground is visible.
  const count = houses ? trees : trees * (1 + eye / 10);
  for (let i = 0; i < count; i++) {
    const z = near + random.range(0, 1) ** 2 * (houses ? houses.from : 60 + eye * 3);
    plant(view, random.range(-0.72, 0.72) * z, z, {
      kind: random.pick(kinds),
      height: random.range(3.6, kind === 'garden' ? 5.5 : 8.5),
      floating: true,
    });
  }
  view.paint();
  return view.canvas;
}
