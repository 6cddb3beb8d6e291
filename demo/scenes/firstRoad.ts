import { day } from '../engine/moods';
import { fractal } from '../engine/noise';
import type { Layers } from '../engine/render';
import type { Vec2 } from '../engine/vector';
import { footprint, type Vec3 } from '../engine/vector';
import { building } from '../parts/buildings';
import { ridge } from '../parts/hills';
import { house } from '../parts/houses';
import { person } from '../parts/people';
import { bars } from '../parts/solids';
import { plant } from '../parts/trees';
import { lorry } from '../parts/vehicles';
import { begin, frameWithShade, skyOf } from './start';

/** The first years: a gravel road to a village of stone, laid by hand. */
export function firstRoad(width: number, height: number): Layers {
  const scene = begin(
    'first-road',
    day,
    { width, height, eye: [0, 2.5, 0], view: height > width ? 42 : 54, horizon: 0.56 },
    { hazeDistance: 700, haze: '#e6e2d4' },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.42, swing: 0.16, waves: 1.6, colour: '#8fa09a', mist: 0.75, seed: 12, foot: 0.6 });
  ridge(scene, {
    at: 0.5,
    swing: 0.1,
    waves: 2.4,
    colour: '#7d8f78',
    mist: 0.5,
    seed: 15,
    foot: 0.6,
    wood: 0.008,
  });
  scene.ground(
    [
      [-400, 2],
      [400, 2],
      [400, 900],
      [-400, 900],
    ],
    '#b3ab78',
  );
  const bend = (z: number) => 1.5 + Math.sin(z / 34) * 5 - z * 0.05;
  const road: Vec2[] = [];
  const back: Vec2[] = [];
  for (let z = 2.5; z < 150; z += 2.5) {
    road.push([bend(z) - 2.9 + fractal(z, 0, 2, 3) * 0.5, z]);
    back.unshift([bend(z) + 2.9 - fractal(z, 9, 2, 4) * 0.5, z]);
  }
  scene.ground([...road, ...back], '#e3d6b6');
  for (let i = 0; i < 150; i++) {
    const z = random.range(4, 60);
    const side = random.chance(0.5) ? -1 : 1;
    building(scene, {
      foot: footprint(bend(z) + side * random.range(3.2, 3.9), z, 0.45, 0.4, random.range(0, 40)),
      height: random.range(0.18, 0.42),
      wall: random.pick(['#d8cbae', '#c4b593', '#e6dac0']),
      facades: [],
      parapet: 0,
      roof: '#e6dac0',
    });
  }
  for (const [x, z, w, floors] of [
    [-26, 92, 12, 1],
    [-12, 104, 11, 2],
    [6, 98, 13, 1],
    [20, 110, 11, 2],
    [34, 96, 12, 1],
    [-42, 108, 12, 1],
  ] as const) {
    house(scene, { x: x - 4, z, width: w, depth: 9, floors, turn: random.range(-20, 20), roof: '#b4593a' });
  }
  lorry(scene, -9, 27, 16, 'tipper', '#6d7d6a');
  for (const [x, z] of [
    [bend(15) - 1.6, 15],
    [bend(18) + 1.9, 18],
    [bend(21), 21],
    [bend(23) - 2.4, 23.4],
    [bend(16) + 2.4, 15.4],
    [4.4, 26],
    [bend(30) + 1, 30],
  ] as const)
    person(scene, x, z);
  const tool = (x: number, z: number, lean: number): Vec3[] => [
    [x, 0, z],
    [x + lean, 1.5, z - 0.1],
  ];
  scene.add(14, () =>
    bars(
      scene,
      [tool(bend(15) - 1.1, 15, -0.5), tool(bend(18) + 1.3, 18, 0.5), tool(bend(16) + 1.8, 15.4, 0.55)],
      0.06,
      '#5c4630',
    ),
  );
  for (let i = 0; i < 90; i++) {
    const z = random.range(14, 170);
    const x = bend(z) + (random.chance(0.5) ? -1 : 1) * random.range(8, 12 + z * 0.5);
    plant(scene, x, z, {
      kind: random.pick(['olive', 'olive', 'cypress', 'round', 'shrub']),
      height: random.range(2.4, 6.5),
    });
  }
  scene.castShadows({ opacity: 0.36 });
  scene.paint();
  frameWithShade(canvas, 0.4);
  return {
    width,
    height,
    sky: skyOf(day, 0.56, [0.2, 0.1], { scale: 1.4, seed: 30 }),
    front: canvas,
    finish: { bloom: 0.2, threshold: 190 },
  };
}
