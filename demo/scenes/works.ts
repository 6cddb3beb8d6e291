import type { Colour } from '../engine/colour';
import { day } from '../engine/moods';
import type { Area } from '../engine/Plane';
import type { Layers } from '../engine/render';
import type { Scene } from '../engine/Scene';
import { footprint, round } from '../engine/vector';
import { building } from '../parts/buildings';
import { ridge } from '../parts/hills';
import { person } from '../parts/people';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

/** Places goods on pallets in the yard. */
type Goods = (scene: Scene, x: number, z: number) => void;

const PALLET = '#a98a5c';
const PALLET_HEIGHT = 0.16;

/** Layers of equal pieces on a pallet. */
const stack =
  (piece: { width: number; depth: number; height: number; layers: number; split: number }, paint: Colour[]) =>
  (line: Colour): Goods =>
  (scene, x, z) => {
    const { width, depth, height, layers, split } = piece;
    const foot = footprint(x, z, width, depth, 8);
    scene.shadowOf(foot, height * layers);
    scene.add(scene.distance(x, z), () => {
      scene.prism(footprint(x, z, width + 0.1, depth + 0.1, 8), PALLET_HEIGHT, { wall: PALLET });
      for (let layer = 0; layer < layers; layer++) {
        const wall = paint[layer % paint.length] ?? PALLET;
        scene.prism(foot, height, {
          base: PALLET_HEIGHT + layer * height,
          wall,
          top: wall,
          side: (plane) => {
            const joints = Array.from({ length: split }, (_, i): Area => {
              const u = (plane.width / split) * (i + (layer % 2) / 2);
              return [u, 0, u + 0.03, height];
            });
            plane.paint([[0, 0, plane.width, 0.035], ...joints], line, { opacity: 0.8 });
          },
        });
      }
    });
  };

/** Upright rolls on a pallet. */
const rolls: Goods = (scene, x, z) => {
  for (const [dx, dz] of [
    [-0.6, 0.6],
    [0.6, 0.6],
    [-0.6, -0.6],
    [0.6, -0.6],
  ] as const) {
    const foot = round(x + dx, z + dz, 0.5, 0.5, 18);
    scene.shadowOf(foot, 1.7);
    scene.add(scene.distance(x + dx, z + dz), () =>
      scene.prism(foot, 1.6, { base: PALLET_HEIGHT, wall: '#3a4147', top: '#5b6468' }),
    );
  }
  scene.add(scene.distance(x, z) + 2, () =>
    scene.prism(footprint(x, z, 2.5, 2.5), PALLET_HEIGHT, { wall: PALLET, top: PALLET }),
  );
};

const bags = stack({ width: 2, depth: 1.6, height: 0.28, layers: 6, split: 2 }, ['#efe8da', '#e2d6c1'])(
  '#b9a78b',
);
const boards = (paint: Colour) =>
  stack({ width: 3.2, depth: 1.6, height: 0.3, layers: 5, split: 1 }, [paint])('#c9c2b4');
const boardStacks: readonly [Goods, ...Goods[]] = [boards('#f1ede4'), boards('#a9c7a4'), boards('#dfb0aa')];
const masonry = stack({ width: 2.2, depth: 1.7, height: 0.4, layers: 5, split: 4 }, ['#c3c0b8', '#b8b5ac'])(
  '#8b8880',
);

interface Works {
  /** The company's colour, on the hall. */
  paint: Colour;
  goods: readonly [Goods, ...Goods[]];
  silos?: boolean;
}

function silo(scene: Scene, x: number, z: number): void {
  const foot = round(x, z, 2.6, 2.6, 22);
  scene.shadowOf(foot, 18);
  scene.add(scene.distance(x, z), () => scene.prism(foot, 18, { wall: '#e6e2d7', top: '#cfcabd' }));
}

/** A factory with its hall, and its goods on pallets in the yard. */
const works =
  (seed: string, { paint, goods, silos = false }: Works) =>
  (width: number, height: number): Layers => {
    const scene = begin(
      seed,
      day,
      { width, height, eye: [0, 3.6, 0], view: height > width ? 42 : 58, horizon: 0.54 },
      { sun: [-0.6, 0.6, -0.4], hazeDistance: 900 },
    );
    const { canvas, random } = scene;
    ridge(scene, { at: 0.47, swing: 0.08, waves: 2, colour: '#a3b3a2', mist: 0.6, seed: 37, foot: 0.56 });
    scene.ground(footprint(0, 1002, 1000, 2000), '#c9c0ab');
    building(scene, {
      foot: footprint(5, 80, 60, 34),
      height: 12,
      wall: '#e8e2d6',
      facades: [
        (plane) => {
          const ribs = Array.from({ length: 40 }, (_, i): Area => [i * 1.5, 0, i * 1.5 + 0.12, 12]);
          plane.paint(ribs, '#cfc8b9', { opacity: 0.7 });
          plane.paint([[0, 9.2, plane.width, 11.2]], paint);
          const gates = [6, 20, 34, 48].map((u): Area => [u, 0, u + 8, 6]);
          plane.paint(gates, '#39464c');
          plane.paint(
            gates.slice(1).map(([u, v, end, top]): Area => [u + 0.3, v + 2.6, end - 0.3, top - 0.2]),
            '#d8d4c9',
          );
        },
      ],
      roof: '#d9d3c6',
    });
    if (silos) for (const x of [-42, -35.6, -29.2]) silo(scene, x, 70);
    [12.5, 18, 25, 34].forEach((z, row) => {
      for (const side of [-1, 1])
        for (let place = 0; place < 3; place++) {
          const made = goods[(row + place) % goods.length] ?? goods[0];
          made(scene, side * (3.6 + row * 1.1 + place * 4.4), z);
        }
    });
    for (const [x, z] of [
      [0.8, 17],
      [-1.4, 25],
      [0.2, 26],
      [2.8, 44],
    ] as const)
      person(scene, x, z, { helmet: true });
    for (let i = 0; i < 26; i++)
      plant(scene, random.range(-150, 150), random.range(112, 180), {
        kind: random.pick(['round', 'cypress', 'pine']),
        height: random.range(5, 11),
      });
    scene.castShadows({ opacity: 0.34 });
    scene.paint();
    flood(canvas, 0.04, 0.2, 0.7, '#ffe6bd', 0.3);
    frameWithShade(canvas, 0.3);
    return {
      width,
      height,
      sky: skyOf(day, 0.54, [0.04, 0.16], { scale: 1.4, seed: seed.length * 7 }),
      front: canvas,
      finish: { bloom: 0.15, threshold: 205 },
    };
  };

export const plasterWorks = works('plaster works', { paint: '#a8472a', goods: [bags], silos: true });
export const gypsumWorks = works('gypsum works', { paint: '#5b4a8a', goods: boardStacks });
export const blockWorks = works('block works', { paint: '#1d6b45', goods: [masonry] });
export const sealingWorks = works('sealing works', { paint: '#8a6116', goods: [rolls] });
