import { golden } from '../engine/moods';
import type { Area } from '../engine/Plane';
import type { Layers } from '../engine/render';
import { footprint, round, type Vec3 } from '../engine/vector';
import { building } from '../parts/buildings';
import { house } from '../parts/houses';
import { ridge } from '../parts/hills';
import { person } from '../parts/people';
import { bars, face } from '../parts/solids';
import { plant } from '../parts/trees';
import { lorry } from '../parts/vehicles';
import { begin, flood, frameWithShade, skyOf } from './start';

/** A ready-mix concrete plant with its silos and lorries. */
export function concretePlant(width: number, height: number): Layers {
  const scene = begin(
    'concrete-plant',
    golden,
    { width, height, eye: [0, 2.6, 0], view: height > width ? 42 : 60, horizon: 0.76 },
    { sun: [-0.72, 0.42, -0.5], hazeDistance: 900 },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.7, swing: 0.1, waves: 2, colour: '#a3a991', mist: 0.7, seed: 19, foot: 0.77 });
  scene.ground(
    [
      [-500, 3],
      [500, 3],
      [500, 2000],
      [-500, 2000],
    ],
    '#cbb891',
  );
  const silo = (x: number, z: number, r: number, h: number, colour: string) => {
    const foot = round(x, z, r, r, 24);
    scene.shadowOf(foot, h + 5);
    scene.add(scene.distance(x, z), () => {
      bars(
        scene,
        round(x, z, r * 0.8, r * 0.8, 5).map(([px, pz]): Vec3[] => [
          [px, 0, pz],
          [px, 6.5, pz],
        ]),
        0.4,
        '#7d7f78',
      );
      scene.prism(foot, h, {
        base: 5,
        wall: colour,
        top: '#c9c4b6',
        side: (plane) =>
          plane.paint(
            [
              [0, 3.9, plane.width, 4.05],
              [0, 7.9, plane.width, 8.05],
              [0, 11.9, plane.width, 12.05],
            ].filter(([, v]) => (v ?? 0) < h) as unknown as Area[],
            '#8f9c98',
            { opacity: 0.7 },
          ),
      });
      bars(
        scene,
        [round(x, z, r * 0.96, r * 0.96, 24).map(([px, pz]): Vec3 => [px, h + 6.1, pz])],
        0.12,
        '#7d8a8a',
      );
    });
  };
  silo(-22, 58, 3.6, 17, '#e8e3d6');
  silo(-13.4, 60, 3.6, 17, '#dfe0d8');
  silo(-4.8, 62, 3.6, 17, '#e8e3d6');
  silo(3.4, 66, 3, 12, '#c98a5e');
  building(scene, {
    foot: footprint(-12, 70, 18, 10, 4),
    height: 26,
    wall: '#8fa5a4',
    facades: [
      (plane) =>
        plane.paint(
          Array.from({ length: 30 }, (_, i): Area => [i * 0.62, 0, i * 0.62 + 0.1, 26]),
          '#748c8c',
          { opacity: 0.6 },
        ),
    ],
    roof: '#a9b5b2',
  });
  scene.add(56, () => {
    face(
      scene,
      [
        [6, 27, 70],
        [52, 6, 84],
        [52, 4, 84],
        [6, 25, 70],
      ],
      '#d9a63a',
    );
    bars(
      scene,
      [
        [
          [18, 21.5, 73],
          [18, 0, 73],
        ],
        [
          [30, 16, 77],
          [30, 0, 77],
        ],
        [
          [42, 10.5, 81],
          [42, 0, 81],
        ],
      ],
      0.5,
      '#7d7f78',
    );
    bars(
      scene,
      [
        [
          [6, 27.4, 70],
          [52, 6.4, 84],
        ],
      ],
      0.3,
      '#5b676a',
    );
  });
  for (const [x, z, r, c] of [
    [56, 86, 12, '#cdbb96'],
    [80, 96, 14, '#b9ac93'],
    [-66, 92, 13, '#d4c4a0'],
  ] as const) {
    const foot = round(x, z, r, r, 22);
    scene.shadowOf(round(x, z, r * 0.5), r * 0.55);
    scene.add(scene.distance(x, z), () => {
      foot
        .map((a, i) => [a, foot[(i + 1) % foot.length] ?? a] as const)
        .sort(([a], [b]) => scene.distance(...b) - scene.distance(...a))
        .forEach(([a, b]) =>
          face(
            scene,
            [
              [a[0], 0, a[1]],
              [b[0], 0, b[1]],
              [x, r * 0.62, z],
            ],
            c,
          ),
        );
    });
  }
  house(scene, { x: 24, z: 60, width: 14, depth: 9, floors: 1, flat: true, wall: '#efe6d6', turn: -6 });
  lorry(scene, 2, 31, 6, 'mixer');
  lorry(scene, -24, 42, 8, 'mixer', '#2f4a56');
  lorry(scene, 30, 44, 172, 'mixer', '#d9a63a');
  for (const [x, z] of [
    [11, 27],
    [12.4, 27.6],
    [-9, 36],
    [20, 52],
  ] as const)
    person(scene, x, z, { helmet: true });
  for (let i = 0; i < 40; i++)
    plant(scene, random.range(-150, 150), random.range(110, 190), {
      kind: random.pick(['round', 'cypress', 'olive', 'pine']),
      height: random.range(5, 10),
    });
  scene.castShadows({ opacity: 0.34 });
  scene.paint();
  flood(canvas, 0.02, 0.34, 0.7, '#ffdca6', 0.38);
  frameWithShade(canvas, 0.32);
  return {
    width,
    height,
    sky: skyOf(golden, 0.76, [0.02, 0.4], { scale: 1.6, seed: 66 }),
    front: canvas,
    finish: { bloom: 0.25, threshold: 190 },
  };
}
