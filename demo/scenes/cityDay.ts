import { day } from '../engine/moods';
import type { Layers } from '../engine/render';
import { ridge } from '../parts/hills';
import { tower, type TowerStyle } from '../parts/towers';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

const STYLES: readonly [TowerStyle, ...TowerStyle[]] = [
  'white',
  'stone',
  'staggered',
  'ribbon',
  'brick',
  'white',
  'glass',
  'fins',
];

/** The city in the morning: a green hill in front, layers of roofs and towers behind it. */
export function cityDay(width: number, height: number): Layers {
  const scene = begin(
    'city-day',
    day,
    { width, height, eye: [0, 62, 0], view: height > width ? 36 : 58, horizon: 0.44 },
    { hazeDistance: 1100, haze: '#cfdfe1' },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.4, swing: 0.08, waves: 2.2, colour: '#8fb0b5', mist: 0.75, seed: 14, foot: 0.46 });
  ridge(scene, { at: 0.425, swing: 0.05, waves: 3.4, colour: '#7ea2a2', mist: 0.7, seed: 17, foot: 0.46 });
  scene.ground(
    [
      [-9000, 60],
      [9000, 60],
      [9000, 30000],
      [-9000, 30000],
    ],
    '#a9ab8f',
  );
  for (let z = 2100; z > 250; z -= z > 900 ? 150 : 74) {
    const half = z * (height > width ? 0.36 : 0.6);
    for (let x = -half; x < half; x += random.range(30, 46)) {
      const peak =
        Math.exp(-(((x - z * 0.14) / (z * 0.13)) ** 2)) * 22 +
        Math.exp(-(((x + z * 0.3) / (z * 0.09)) ** 2)) * 12;
      const near = Math.min(1, z / 700);
      const floors = Math.round(random.range(3, 7) + peak * random.range(0.15, 1) * near);
      const style: TowerStyle =
        floors > 16 ? random.pick(['white', 'staggered', 'glass', 'fins', 'ribbon']) : random.pick(STYLES);
      tower(scene, {
        x,
        z: z + random.range(-16, 16),
        width: random.range(20, 29),
        depth: random.range(16, 22),
        floors,
        style,
        turn: random.range(-9, 9) + 12,
        mist: z > 900 ? 0.2 : 0,
        corner: style === 'ribbon' ? 7 : 0,
        setback: floors > 20 ? random.int(2, 6) : 0,
      });
      if (z < 1000)
        plant(scene, x + 18, z - random.range(20, 30), {
          kind: random.pick(['round', 'round', 'pine', 'cypress']),
          height: random.range(8, 13),
        });
    }
  }
  for (let i = 0; i < 260; i++) {
    const z = random.range(104, 215);
    plant(scene, random.range(-z * 0.62, z * 0.62), z, {
      kind: random.pick(['pine', 'round', 'round', 'olive', 'cypress']),
      height: random.range(9, 16),
    });
  }
  scene.castShadows({ opacity: 0.34 });
  scene.paint();
  flood(canvas, 0.1, 0.1, 0.8, '#fff6e0', 0.22);
  frameWithShade(canvas, 0.25);
  return {
    width,
    height,
    sky: skyOf(day, 0.44, [0.1, 0.06], { scale: 1.9, stretch: 1.7, cover: 0.5 }),
    front: canvas,
    finish: { bloom: 0.2, threshold: 190 },
  };
}
