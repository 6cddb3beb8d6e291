import { day } from '../engine/moods';
import type { Layers } from '../engine/render';
import { footprint, round, type Vec2, type Vec3 } from '../engine/vector';
import { person } from '../parts/people';
import { bars, face } from '../parts/solids';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

/** The neighbourhood park with its pond, play area and benches. */
export function park(width: number, height: number): Layers {
  const scene = begin(
    'park',
    day,
    { width, height, eye: [0, 4.6, 0], view: height > width ? 40 : 58, horizon: 0.5 },
    { sun: [-0.6, 0.62, -0.2], hazeDistance: 1200 },
  );
  const { canvas, random } = scene;
  for (let x = -260; x < 280; x += random.range(34, 56))
    tower(scene, {
      x,
      z: random.range(230, 310),
      width: random.range(22, 30),
      depth: 22,
      floors: random.int(5, 16),
      style: random.pick(['white', 'stone', 'staggered', 'brick']),
      turn: random.range(-16, 16),
    });
  scene.ground(
    [
      [-400, 3],
      [400, 3],
      [400, 900],
      [-400, 900],
    ],
    '#9fb573',
  );
  const path: Vec2[] = [];
  const back: Vec2[] = [];
  for (let z = 3; z < 120; z += 3) {
    const x = -6 + Math.sin(z / 16) * 7;
    path.push([x - 2, z]);
    back.unshift([x + 2.2, z]);
  }
  scene.ground([...path, ...back], '#e3d3b2');
  scene.ground(round(20, 44, 22, 13, 36), '#d8c8a6');
  scene.ground(round(20, 44, 20.6, 11.8, 36), '#6f9fa6');
  scene.ground(round(16, 47, 12, 5, 30), '#a7c9c6');
  scene.ground(round(-27, 38, 12, 8, 30), '#e0b98e');
  for (let i = 0; i < 150; i++) {
    const z = random.range(34, 190);
    const x = random.range(-z * 0.75, z * 0.75);
    if (
      ((x - 20) / 26) ** 2 + ((z - 44) / 17) ** 2 < 1 ||
      ((x + 27) / 15) ** 2 + ((z - 38) / 11) ** 2 < 1 ||
      Math.abs(x + 6 - Math.sin(z / 16) * 7) < 4.5
    )
      continue;
    plant(scene, x, z, {
      kind: random.pick(['round', 'round', 'olive', 'pine', 'cypress', 'shrub']),
      height: random.range(4, 10),
    });
  }
  plant(scene, -17, 19, { kind: 'round', height: 10.5 });
  plant(scene, 17, 22, { kind: 'olive', height: 6.5 });
  // The climbing frame: two huts, a slide and swings.
  scene.add(scene.distance(-27, 38), () => {
    for (const [x, c] of [
      [-30, '#b4593a'],
      [-26, '#2f5a66'],
    ] as const) {
      bars(
        scene,
        footprint(x, 38, 2, 2).map(([px, pz]): Vec3[] => [
          [px, 0, pz],
          [px, 3.4, pz],
        ]),
        0.14,
        '#8a6747',
      );
      scene.prism(footprint(x, 38, 2.2, 2.2), 0.2, { base: 1.5, wall: '#a9815a', top: '#c79c70' });
      for (const p of [
        [
          [x - 1.4, 3.3, 36.6],
          [x + 1.4, 3.3, 36.6],
          [x, 4.6, 38],
        ],
        [
          [x + 1.4, 3.3, 36.6],
          [x + 1.4, 3.3, 39.4],
          [x, 4.6, 38],
        ],
      ] as Vec3[][])
        face(scene, p, c);
    }
    bars(
      scene,
      [
        [
          [-29, 1.6, 38],
          [-27, 1.6, 38],
        ],
        [
          [-29, 2.4, 38],
          [-27, 2.4, 38],
        ],
      ],
      0.1,
      '#8a6747',
    );
    face(
      scene,
      [
        [-25, 1.6, 37.6],
        [-25, 1.6, 38.4],
        [-21.6, 0.2, 38.4],
        [-21.6, 0.2, 37.6],
      ],
      '#d9a63a',
    );
  });
  for (const [x, z, h] of [
    [-4, 14, 1.72],
    [-3.2, 14.4, 1.15],
    [-12, 30, 1.7],
    [0.5, 27, 1.72],
    [1.5, 27.4, 1.66],
    [-24, 33, 1.1],
    [-22, 35, 1.2],
    [-31, 34, 1.1],
    [9, 33, 1.7],
    [-9, 48, 1.7],
    [3, 60, 1.7],
  ] as const)
    person(scene, x, z, { height: h });
  for (const [x, z] of [
    [5.4, 22],
    [-13.4, 24],
  ] as const) {
    scene.add(scene.distance(x, z), () => {
      scene.prism(footprint(x, z, 2, 0.5), 0.08, { base: 0.45, wall: '#8a6747', top: '#a9815a' });
      scene.prism(footprint(x, z + 0.25, 2, 0.06), 0.45, { base: 0.55, wall: '#a9815a', top: '#a9815a' });
      bars(
        scene,
        [
          [
            [x - 0.9, 0, z],
            [x - 0.9, 0.46, z],
          ],
          [
            [x + 0.9, 0, z],
            [x + 0.9, 0.46, z],
          ],
        ],
        0.06,
        '#2d3a40',
      );
    });
  }
  scene.castShadows({ opacity: 0.34 });
  scene.paint();
  flood(canvas, 0.04, 0.06, 0.7, '#fff3d6', 0.34);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(day, 0.5, [0.04, 0.06], { scale: 1.5, seed: 14 }),
    front: canvas,
    finish: { bloom: 0.22, threshold: 195 },
  };
}
