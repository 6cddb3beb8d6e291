import { day } from '../engine/moods';
import type { Layers } from '../engine/render';
import type { Scene } from '../engine/Scene';
import { round, type Vec3 } from '../engine/vector';
import { ridge } from '../parts/hills';
import { person } from '../parts/people';
import { bars, face } from '../parts/solids';
import { plant } from '../parts/trees';
import { digger } from '../parts/vehicles';
import { begin, flood, frameWithShade, skyOf } from './start';

/** Adds a cone of loose stone with its feeding belt. */
function heap(scene: Scene, x: number, z: number, radius: number, colour: string): void {
  const height = radius * 0.72;
  const foot = round(x, z, radius, radius, 28);
  scene.shadowOf(foot, height * 0.6);
  scene.add(scene.distance(x, z), () => {
    foot.forEach((a, i) => {
      const b = foot[(i + 1) % foot.length] ?? a;
      face(
        scene,
        [
          [a[0], 0, a[1]],
          [b[0], 0, b[1]],
          [x, height, z],
        ],
        colour,
      );
    });
  });
  const top: Vec3 = [x, height + 1.2, z + 0.5];
  const end: Vec3 = [x + 2, 1.2, z + radius * 2.6];
  scene.add(scene.distance(x, z + radius), () => {
    bars(scene, [[top, end]], 0.7, '#2f5a66');
    bars(
      scene,
      [
        [
          [x + 1, 0, z + radius * 1.2],
          [x + 1, height * 0.6, z + radius * 1.2],
        ],
      ],
      0.25,
      '#54697a',
    );
  });
}

/** Crushed stone in five sizes on separate heaps. */
export function gravelHeaps(width: number, height: number): Layers {
  const scene = begin(
    'gravel-heaps',
    day,
    { width, height, eye: [0, 5.4, 0], view: height > width ? 40 : 58, horizon: 0.46 },
    { sun: [-0.6, 0.62, -0.2], hazeDistance: 900 },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.36, swing: 0.12, waves: 2.2, colour: '#c5b79a', mist: 0.55, seed: 61, foot: 0.5 });
  scene.ground(
    [
      [-900, 2],
      [900, 2],
      [900, 3000],
      [-900, 3000],
    ],
    '#d3c3a0',
  );
  heap(scene, -19, 32, 6.5, '#e2d5b8');
  heap(scene, -4, 36, 7.4, '#cfc0a0');
  heap(scene, 13, 39, 8.2, '#b9ab90');
  heap(scene, 33, 46, 9.4, '#a89a84');
  heap(scene, -40, 50, 9.8, '#968b7a');
  digger(scene, 5.5, 22, 30);
  for (const [x, z] of [
    [-9, 21],
    [-7.8, 21.6],
  ] as const)
    person(scene, x, z, { helmet: true });
  for (let i = 0; i < 60; i++) {
    const z = random.range(90, 260);
    plant(scene, random.range(-z, z), z, {
      kind: random.pick(['olive', 'pine', 'shrub']),
      height: random.range(3, 7),
    });
  }
  scene.castShadows({ opacity: 0.34 });
  scene.paint();
  flood(canvas, 0.04, 0.06, 0.7, '#fff3d6', 0.34);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(day, 0.46, [0.04, 0.06], { scale: 1.5, seed: 63 }),
    front: canvas,
    finish: { bloom: 0.22, threshold: 195 },
  };
}
