import { golden } from '../engine/moods';
import type { Scene } from '../engine/Scene';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { begin } from './start';

/** The town and the sea beyond the windows. */
export function seaView(width: number, height: number, horizon: number): Scene {
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
