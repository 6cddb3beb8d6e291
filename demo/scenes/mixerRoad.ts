import { golden } from '../engine/moods';
import type { Layers } from '../engine/render';
import { ridge } from '../parts/hills';
import { plant } from '../parts/trees';
import { car, lorry } from '../parts/vehicles';
import { begin, flood, frameWithShade, skyOf } from './start';

/** Concrete mixers on the road between plant and site. */
export function mixerRoad(width: number, height: number): Layers {
  const scene = begin(
    'mixer-road',
    golden,
    { width, height, eye: [0, 3.6, 0], view: height > width ? 40 : 54, horizon: 0.5 },
    { sun: [0.7, 0.45, -0.45], hazeDistance: 1300 },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.42, swing: 0.1, waves: 2, colour: '#9db0a8', mist: 0.75, seed: 41, foot: 0.53 });
  const field = (left: number, right: number, near: number, far: number, colour: string) =>
    scene.ground(
      [
        [left, near],
        [right, near],
        [right, far],
        [left, far],
      ],
      colour,
    );
  field(-3000, 3000, 2, 9000, '#b5b07a');
  field(-200, 200, 17, 42, '#cdb78d');
  field(-200, 200, 19, 40, '#565d5f');
  for (const z of [19.4, 39.6]) field(-200, 200, z - 0.1, z + 0.1, '#f0e8d8');
  for (let x = -150; x < 150; x += 9) field(x, x + 4, 29.4, 29.7, '#f0e8d8');
  lorry(scene, -3.5, 24.5, 0, 'mixer', '#b4553a');
  lorry(scene, 13, 35, 180, 'mixer', '#2f5a66');
  car(scene, -22, 35, 180);
  for (let i = 0; i < 120; i++) {
    const z = random.range(48, 280);
    plant(scene, random.range(-z, z), z, {
      kind: random.pick(['olive', 'olive', 'round', 'cypress', 'pine', 'shrub']),
      height: random.range(3.5, 8),
    });
  }
  scene.castShadows({ opacity: 0.34 });
  scene.paint();
  flood(canvas, 0.9, 0.3, 0.7, '#ffdfae', 0.4);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(golden, 0.5, [0.9, 0.3], { scale: 1.6, stretch: 1.9, seed: 43 }),
    front: canvas,
    finish: { bloom: 0.25, threshold: 185 },
  };
}
