import { day } from '../engine/moods';
import type { Layers } from '../engine/render';
import { footprint } from '../engine/vector';
import { pendant, potted } from '../parts/decor';
import { cabinet, chair, table } from '../parts/furniture';
import { ridge } from '../parts/hills';
import { room, slabs, sunPatches } from '../parts/room';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';
import { INSIDE, glazing } from './indoors';

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
