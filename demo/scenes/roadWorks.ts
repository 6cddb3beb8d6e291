import { golden } from '../engine/moods';
import type { Layers } from '../engine/render';
import type { Vec2 } from '../engine/vector';
import { footprint, round, type Vec3 } from '../engine/vector';
import { building } from '../parts/buildings';
import { person } from '../parts/people';
import { ridge } from '../parts/hills';
import { face, seen } from '../parts/solids';
import { plant } from '../parts/trees';
import { digger, lorry } from '../parts/vehicles';
import type { Scene } from '../engine/Scene';
import { begin, flood, frameWithShade, skyOf } from './start';

/** Adds a road roller, seen from its side. */
function roller(scene: Scene, x: number, z: number): void {
  scene.shadowOf(footprint(x, z, 5.4, 2.4), 2.8);
  scene.add(scene.distance(x, z), () => {
    const wheel = (wx: number, r: number, colour: string): void => {
      const ring: Vec3[] = Array.from({ length: 22 }, (_, i) => [
        wx + Math.cos((i / 22) * Math.PI * 2) * r,
        r + Math.sin((i / 22) * Math.PI * 2) * r,
        z - 1.25,
      ]);
      scene.canvas.path(seen(scene, ring), {
        fill: scene.air.shade(colour, [0.3, 0.4, -0.8], scene.distance(x, z)),
      });
    };
    scene.prism(footprint(x - 0.5, z, 4, 2.2), 0.8, { base: 1.2, wall: '#d9a63a', top: '#e0b452' });
    wheel(x - 1.9, 0.85, '#2b3337');
    wheel(x - 1.9, 0.42, '#c9b78f');
    wheel(x + 1.9, 0.95, '#8d9698');
    wheel(x + 1.9, 0.25, '#4a5459');
    scene.prism(footprint(x - 0.6, z, 1.5, 1.9), 1.7, {
      base: 2,
      wall: '#d9a63a',
      top: '#efe3c4',
      side: (plane) =>
        plane.fill(
          [[0.1, 0.15, plane.width - 0.1, 1.5]],
          plane.atmosphere.glass(0.6, plane.normal, plane.distance, -0.1),
        ),
    });
  });
}

/** A new motorway curving into the hills, its last lane being laid. */
export function roadWorks(width: number, height: number): Layers {
  const scene = begin(
    'road-works',
    golden,
    { width, height, eye: [0, 6.5, 0], view: height > width ? 40 : 58, horizon: 0.5 },
    { sun: [0.7, 0.45, -0.45], hazeDistance: 1500 },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.4, swing: 0.12, waves: 2, colour: '#9db0a8', mist: 0.8, seed: 91, foot: 0.53 });
  ridge(scene, {
    at: 0.455,
    swing: 0.09,
    waves: 2.8,
    colour: '#8fa08c',
    mist: 0.6,
    seed: 94,
    foot: 0.53,
    wood: 0.006,
  });
  scene.ground(
    [
      [-3000, 2],
      [3000, 2],
      [3000, 9000],
      [-3000, 9000],
    ],
    '#b5ac76',
  );
  const bend = (z: number) => -3 + (z / 150) ** 2 * 9;
  const strip = (left: number, right: number, colour: string, from = 3, to = 900) => {
    let z = from;
    while (z < to) {
      const next = Math.min(to, z * 1.25 + 2);
      scene.ground(
        [
          [bend(z) + left, z],
          [bend(z) + right, z],
          [bend(next) + right, next],
          [bend(next) + left, next],
        ] as Vec2[],
        colour,
      );
      z = next;
    }
  };
  strip(-19, 20, '#cdb78d');
  strip(-16, -1.6, '#565d5f');
  strip(1.6, 9, '#565d5f');
  strip(9, 16, '#4a4f50', 34);
  strip(9, 16, '#a8946c', 3, 34);
  for (const x of [-15.2, -2.2, 2.2]) strip(x - 0.12, x + 0.12, '#f0e8d8');
  for (let z = 5; z < 500; z += 12)
    for (const x of [-11, -6.6, 5.6])
      scene.ground(
        [
          [bend(z) + x - 0.12, z],
          [bend(z) + x + 0.12, z],
          [bend(z + 5) + x + 0.12, z + 5],
          [bend(z + 5) + x - 0.12, z + 5],
        ],
        '#f0e8d8',
      );
  for (let z = 8; z < 420; z += 3.4)
    building(scene, {
      foot: footprint(bend(z), z, 0.5, 3.4),
      height: 0.95,
      wall: '#ded3c0',
      facades: [],
      roof: '#ece4d6',
      parapet: 0,
    });
  for (let z = 12; z < 60; z += 4.2) {
    const x = bend(z) + 8.6;
    scene.add(scene.distance(x, z), () => {
      const foot = round(x, z, 0.26, 0.26, 8);
      foot.forEach((a, i) => {
        const b = foot[(i + 1) % 8] ?? a;
        face(
          scene,
          [
            [a[0], 0, a[1]],
            [b[0], 0, b[1]],
            [x, 0.9, z],
          ],
          '#e06a2c',
        );
      });
    });
  }
  roller(scene, 14, 44);
  lorry(scene, bend(74) + 12.5, 74, 90, 'tipper', '#b4553a');
  digger(scene, 21, 34, 60);
  for (const [x, z] of [
    [10.2, 27],
    [17.4, 37],
    [12, 56],
    [10.6, 28],
  ] as const)
    person(scene, x, z, { helmet: true });
  for (let i = 0; i < 190; i++) {
    const z = random.range(30, 460);
    const side = random.chance(0.5) ? -1 : 1;
    plant(scene, bend(z) + side * (26 + random.next() ** 1.6 * z * 0.7), z, {
      kind: random.pick(['olive', 'round', 'cypress', 'pine', 'shrub']),
      height: random.range(4, 9),
    });
  }
  scene.castShadows({ opacity: 0.32 });
  scene.paint();
  flood(canvas, 0.9, 0.3, 0.7, '#ffdfae', 0.4);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(golden, 0.5, [0.9, 0.3], { scale: 1.6, stretch: 1.9, seed: 97 }),
    front: canvas,
    finish: { bloom: 0.25, threshold: 185 },
  };
}
