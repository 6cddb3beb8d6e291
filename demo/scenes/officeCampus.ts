import { day } from '../engine/moods';
import type { Layers } from '../engine/render';
import { footprint, round } from '../engine/vector';
import { building } from '../parts/buildings';
import { curtain, fins, ribbon } from '../parts/facades';
import { person } from '../parts/people';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

/** An office campus around a square with trees. */
export function officeCampus(width: number, height: number): Layers {
  const scene = begin(
    'office-campus',
    day,
    { width, height, eye: [0, 1.75, 0], view: height > width ? 42 : 66, horizon: 0.74 },
    { sun: [-0.7, 0.5, -0.5], hazeDistance: 900 },
  );
  const { canvas, random } = scene;
  scene.ground(
    [
      [-400, 2],
      [400, 2],
      [400, 900],
      [-400, 900],
    ],
    '#d5cab5',
  );
  for (let i = 0; i < 30; i++)
    scene.ground(
      [
        [-120, 4 + i * 3],
        [120, 4 + i * 3],
        [120, 4.06 + i * 3],
        [-120, 4.06 + i * 3],
      ],
      '#b5a88f',
    );
  for (let i = -14; i < 15; i++)
    scene.ground(
      [
        [i * 4, 3],
        [i * 4 + 0.08, 3],
        [i * 4 + 0.08, 110],
        [i * 4, 110],
      ],
      '#b5a88f',
    );
  const block = (
    x: number,
    z: number,
    w: number,
    d: number,
    h: number,
    turn: number,
    front: Parameters<typeof building>[1]['facades'],
    wall: string,
  ) =>
    building(scene, { foot: footprint(x, z, w, d, turn), height: h, wall, facades: front, crown: '#e9e2d4' });
  block(-42, 74, 46, 34, 46, 14, [fins({ material: '#c98a5e' }), fins({ material: '#c98a5e' })], '#6b7d85');
  block(40, 82, 44, 34, 62, -16, [curtain({ floor: 4 })], '#5c7480');
  block(2, 150, 60, 30, 34, 0, [ribbon()], '#e8e0d2');
  block(96, 140, 40, 40, 50, -10, [fins({ material: '#e4d6bc' })], '#6b7d85');
  block(-112, 150, 40, 40, 58, 10, [curtain({})], '#5c7480');
  block(-40, 52, 34, 10, 5, 14, [curtain({ floor: 5, bay: 2.4 })], '#cfc2aa');
  for (const [x, z] of [
    [-14, 30],
    [14, 30],
    [-14, 44],
    [14, 44],
    [-26, 38],
    [27, 40],
    [-12, 60],
    [14, 62],
    [-5, 76],
    [34, 34],
    [-34, 30],
  ] as const) {
    scene.shadowOf(round(x, z, 2), 0.5);
    scene.add(scene.distance(x, z) + 0.5, () =>
      scene.prism(round(x, z, 2.2, 2.2, 20), 0.5, { wall: '#c2b08f', top: '#7e9660' }),
    );
    plant(scene, x, z, {
      kind: random.pick(['round', 'olive', 'round']),
      height: random.range(5.5, 8),
      base: 0.45,
    });
  }
  for (let i = 0; i < 26; i++) person(scene, random.range(-22, 22), random.range(15, 66));
  scene.castShadows({ opacity: 0.34 });
  scene.paint();
  flood(canvas, 0, 0.1, 0.7, '#fff3da', 0.3);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(day, 0.74, [0.02, 0.1], { scale: 1.5, cover: 0.48, seed: 4 }),
    front: canvas,
    finish: { bloom: 0.25, threshold: 195 },
  };
}
