import { golden } from '../engine/moods';
import { fractal } from '../engine/noise';
import type { Layers } from '../engine/render';
import type { Scene } from '../engine/Scene';
import { footprint, type Vec3 } from '../engine/vector';
import { ridge } from '../parts/hills';
import { bars, face } from '../parts/solids';
import { terrain } from '../parts/terrain';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

const DECK = 64;

/** Height of the valley under the bridge. */
function valley(x: number, z: number): number {
  const sides = 84 * (1 - Math.exp(-(((x - 10) / 250) ** 2)));
  return sides + fractal(x / 130, z / 130, 4, 23) * 34 - 22 + Math.max(0, z - 420) * 0.055;
}

/** Position of the deck at a share of its length. */
const way = (t: number): Vec3 => [-430 + t * 860, DECK + Math.sin(t * Math.PI) * 4, 150 + t * 190];

function deck(scene: Scene): void {
  const count = 40;
  for (let i = 0; i < count; i++) {
    const a = way(i / count);
    const b = way((i + 1) / count);
    scene.add(scene.distance((a[0] + b[0]) / 2, (a[2] + b[2]) / 2) - 8, () => {
      const at = (p: Vec3, y: number, dz: number): Vec3 => [p[0], p[1] + y, p[2] + dz];
      face(scene, [at(a, -3.4, 2), at(b, -3.4, 2), at(b, -3.4, 10), at(a, -3.4, 10)], '#8f8674');
      face(scene, [at(a, -3.4, 1.5), at(b, -3.4, 1.5), at(b, -0.4, 0), at(a, -0.4, 0)], '#d9cbb0');
      face(scene, [at(a, -0.4, -0.4), at(b, -0.4, -0.4), at(b, 1, -0.4), at(a, 1, -0.4)], '#efe6d4');
      bars(scene, [[at(a, 2, -0.3), at(b, 2, -0.3)]], 0.14, '#6f7c80');
    });
  }
}

/** A pylon with its fan of cables. */
function pylon(scene: Scene, t: number): void {
  const [x, y, z] = way(t);
  const top = y + 74;
  const low = valley(x, z) - 8;
  scene.add(scene.distance(x, z) - 16, () => {
    const cables: Vec3[][] = [];
    for (let i = 1; i <= 13; i++) {
      for (const side of [-1, 1]) {
        const at = way(t + side * i * 0.0155);
        cables.push([
          [x, top - 2 - (13 - i) * 2.3, z],
          [at[0], at[1] + 0.6, at[2] - 0.3],
        ]);
      }
    }
    bars(scene, cables, 0.3, '#f0e7d6', { opacity: 0.85 });
    scene.prism(footprint(x, z + 4, 5, 7), y - low, { base: low, wall: '#d6c8ad' });
    scene.prism(footprint(x, z + 4, 3.6, 5), top - y, { base: y, wall: '#eee4d0', top: '#f6efdf' });
  });
}

/** A bridge across a green valley in the late afternoon: cable-stayed, or on piers. */
export function bridge(width: number, height: number, kind: 'cables' | 'piers' = 'cables'): Layers {
  const scene = begin(
    'bridge',
    golden,
    {
      width,
      height,
      eye: [height > width ? -110 : 0, 50, -150],
      view: height > width ? 40 : 60,
      horizon: 0.62,
    },
    { sun: [0.75, 0.42, -0.35], hazeDistance: 1300, haze: '#ecdcbd' },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.42, swing: 0.12, waves: 1.8, colour: '#9fb0aa', mist: 0.85, seed: 51, foot: 0.66 });
  ridge(scene, {
    at: 0.5,
    swing: 0.14,
    waves: 2.6,
    colour: '#8ea394',
    mist: 0.75,
    seed: 53,
    foot: 0.68,
    wood: 0.006,
  });
  terrain(scene, {
    height: valley,
    x: [-760, 760],
    z: [-40, 1500],
    columns: 84,
    rows: 64,
    flat: '#9da36a',
    steep: '#b9a678',
    patches: { colour: '#7f9160', size: 70, strength: 0.9 },
  });
  deck(scene);
  if (kind === 'cables') {
    pylon(scene, 0.34);
    pylon(scene, 0.68);
  }
  const piers =
    kind === 'cables' ? [0.04, 0.12, 0.88, 0.96] : [0.06, 0.17, 0.28, 0.39, 0.5, 0.61, 0.72, 0.83, 0.94];
  for (const t of piers) {
    const [x, y, z] = way(t);
    const low = valley(x, z) - 6;
    if (y - 3 > low)
      scene.add(scene.distance(x, z) - 4, () =>
        scene.prism(footprint(x, z + 5, 4, 7), y - 3.4 - low, { base: low, wall: '#d3c5aa' }),
      );
  }
  for (let i = 0; i < 620; i++) {
    const z = -60 + 760 * random.next() ** 1.2;
    const x = random.range(-(z + 170) * 0.6, (z + 170) * 0.6);
    plant(scene, x, z, {
      kind: random.pick(['round', 'olive', 'pine', 'cypress', 'round']),
      height: random.range(6, 11),
      base: valley(x, z),
      floating: true,
    });
  }
  scene.paint();
  flood(canvas, 0.98, 0.4, 0.75, '#ffdca2', 0.42);
  frameWithShade(canvas, 0.32);
  return {
    width,
    height,
    sky: skyOf(golden, 0.62, [0.97, 0.42], { scale: 1.6, stretch: 2.1, seed: 81 }),
    front: canvas,
    finish: { bloom: 0.3, threshold: 185 },
  };
}
