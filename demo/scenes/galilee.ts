import { golden } from '../engine/moods';
import { fractal } from '../engine/noise';
import type { Layers } from '../engine/render';
import { house } from '../parts/houses';
import { ridge } from '../parts/hills';
import { stepped, terrain } from '../parts/terrain';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

/** Height of the hillside: terraces that rise to a rounded top. */
function hillside(x: number, z: number): number {
  const hill =
    74 * Math.exp(-(((x - 60) / 210) ** 2) - ((z - 420) / 190) ** 2) +
    46 * Math.exp(-(((x + 250) / 150) ** 2) - ((z - 520) / 170) ** 2);
  return stepped(hill + fractal(x / 90, z / 90, 3, 9) * 9, 4.5, 0.55) - 4;
}

/** A stone village on the terraces of the Galilee, among olives and cypresses. */
export function galilee(width: number, height: number): Layers {
  const scene = begin(
    'galilee',
    golden,
    { width, height, eye: [0, 19, 0], view: height > width ? 34 : 50, horizon: 0.6 },
    { sun: [-0.6, 0.5, -0.62], hazeDistance: 1700, haze: '#e6dcc6', lamps: 0.03, ambientStrength: 0.7 },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.46, swing: 0.14, waves: 1.7, colour: '#93aaa6', mist: 0.8, seed: 41, foot: 0.63 });
  ridge(scene, {
    at: 0.53,
    swing: 0.12,
    waves: 2.4,
    colour: '#83998a',
    mist: 0.72,
    seed: 45,
    foot: 0.63,
    wood: 0.006,
  });
  ridge(scene, {
    at: 0.575,
    swing: 0.06,
    waves: 3.6,
    colour: '#76896f',
    mist: 0.55,
    seed: 48,
    foot: 0.64,
    wood: 0.01,
  });
  terrain(scene, {
    height: hillside,
    x: [-420, 420],
    z: [26, 640],
    columns: 70,
    rows: 64,
    flat: '#a9a56c',
    steep: '#c9b48a',
    patches: { colour: '#8a9a5c', size: 46, strength: 0.8 },
  });
  const taken: [number, number][] = [];
  for (let i = 0; i < 900 && taken.length < 84; i++) {
    const x = random.range(-190, 260);
    const z = random.range(225, 440);
    const y = hillside(x, z);
    if (y < 9 || taken.some(([a, b]) => Math.hypot(a - x, (b - z) * 0.9) < 18)) continue;
    taken.push([x, z]);
    const w = random.range(11, 16);
    house(scene, {
      x,
      z,
      width: w,
      depth: w * 0.75,
      floors: random.int(1, 3),
      turn: random.range(-24, 24),
      base: Math.min(y, hillside(x, z - 6)) - 1,
      roof: random.pick(['#b4593a', '#a9512f', '#bd6a48']),
      wall: random.pick(['#e6d6b6', '#dcc8a2', '#efe3cc']),
      flat: random.chance(0.28),
      balcony: random.chance(0.5),
    });
    if (random.chance(0.9))
      plant(scene, x + w * 0.8, z - 8, {
        kind: random.pick(['cypress', 'round', 'olive', 'cypress']),
        height: random.range(6, 11),
        base: hillside(x + w * 0.8, z - 8),
        floating: true,
      });
  }
  for (let i = 0; i < 360; i++) {
    const z = 84 + 500 * random.next() ** 0.9;
    const x = random.range(-z * 0.62, z * 0.62);
    if (taken.some(([a, b]) => Math.hypot(a - x, b - z) < 13)) continue;
    plant(scene, x, z, {
      kind:
        z < 230
          ? random.pick(['olive', 'olive', 'olive', 'round'])
          : random.pick(['olive', 'cypress', 'round', 'pine']),
      height: random.range(4.5, 8),
      base: hillside(x, z),
      floating: true,
    });
  }
  scene.paint();
  flood(canvas, 0.02, 0.3, 0.8, '#ffe0ac', 0.36);
  frameWithShade(canvas, 0.32);
  return {
    width,
    height,
    sky: skyOf(golden, 0.6, [0.02, 0.34], { scale: 1.5, stretch: 1.8, cover: 0.44, seed: 55 }),
    front: canvas,
    finish: { bloom: 0.25, threshold: 185 },
  };
}
