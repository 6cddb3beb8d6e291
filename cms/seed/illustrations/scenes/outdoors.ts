import { day, golden } from '../engine/moods';
import type { Area } from '../engine/Plane';
import type { Layers } from '../engine/render';
import { footprint, round, type Vec2, type Vec3 } from '../engine/vector';
import { body, building } from '../parts/buildings';
import { curtain, fins, punched, ribbon } from '../parts/facades';
import { house } from '../parts/houses';
import { ridge } from '../parts/hills';
import { person } from '../parts/people';
import { bars, face, seen } from '../parts/solids';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { car, lorry } from '../parts/vehicles';
import { begin, flood, frameWithShade, skyOf } from './start';

/** Solar panels on the roofs of the town. */
export function solarRoofs(width: number, height: number): Layers {
  const scene = begin(
    'solar-roofs',
    golden,
    { width, height, eye: [4, 40, 4], pitch: 20, view: height > width ? 42 : 58, horizon: 0.5 },
    { sun: [-0.7, 0.45, -0.3], hazeDistance: 1100 },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.1, swing: 0.05, waves: 2.4, colour: '#97aaa4', mist: 0.7, seed: 7, foot: 0.2 });
  scene.ground(
    [
      [-900, 20],
      [900, 20],
      [900, 5000],
      [-900, 5000],
    ],
    '#a3a488',
  );
  for (let z = 620; z > 150; z -= 62)
    for (let x = -z * 0.6; x < z * 0.6; x += random.range(30, 48)) {
      tower(scene, {
        x,
        z: z + random.range(-12, 12),
        width: random.range(20, 27),
        depth: 20,
        floors: random.int(3, 8),
        style: random.pick(['white', 'stone', 'ribbon']),
        turn: 8,
      });
      plant(scene, x + 17, z - 24, { height: random.range(7, 11) });
    }
  const roof = 21;
  const foot = footprint(0, 52, 62, 56, 6);
  building(
    scene,
    { foot, height: roof, wall: '#e6dcc9', facades: [punched({}), ribbon()], roof: '#d5cbb8' },
    () => {
      for (let row = 0; row < 8; row++) {
        for (let column = 0; column < 9; column++) {
          if ((row === 2 || row === 3) && column > 5) continue;
          const a = (6 * Math.PI) / 180;
          const at = (u: number, v: number, y: number): Vec3 => [
            u * Math.cos(a) - v * Math.sin(a),
            roof + y,
            52 + u * Math.sin(a) + v * Math.cos(a),
          ];
          const u = -27 + column * 6;
          const v = 23 - row * 6.1;
          canvas.path(
            seen(scene, [
              at(u - 0.3, v - 1, 0.02),
              at(u + 6.2, v - 1, 0.02),
              at(u + 6.2, v + 3.4, 0.02),
              at(u - 0.3, v + 3.4, 0.02),
            ]),
            { fill: '#3f3a30', opacity: 0.22 },
          );
          const panel = [at(u, v, 0.4), at(u + 5.5, v, 0.4), at(u + 5.5, v + 3, 1.9), at(u, v + 3, 1.9)];
          face(scene, panel, '#20455c');
          const [low] = panel;
          const p = low && scene.camera.project(low);
          if (p)
            canvas.path(seen(scene, panel), {
              fill: canvas.linear({ x: p.x, y: p.y }, { x: p.x + 120, y: p.y - 70 }, [
                [0, '#9fc4d0', 0.1],
                [0.5, '#ffe2b8', 0.5],
                [1, '#9fc4d0', 0.05],
              ]),
            });
          const grid: Vec3[][] = [];
          for (let i = 0; i <= 5; i++) grid.push([at(u + i * 1.1, v, 0.41), at(u + i * 1.1, v + 3, 1.91)]);
          for (let i = 0; i <= 2; i++)
            grid.push([at(u, v + i * 1.5, 0.41 + i * 0.75), at(u + 5.5, v + i * 1.5, 0.41 + i * 0.75)]);
          bars(scene, grid, 0.06, '#c9d4d6', { opacity: 0.7 });
        }
      }
      body(scene, {
        foot: footprint(18, 60, 11, 9, 6),
        height: 4,
        base: roof,
        wall: '#ddd2bd',
        facades: [],
        roof: '#c9bda6',
      });
      for (const [x, z] of [
        [-6, 36],
        [-4.8, 36.6],
      ] as const)
        person(scene, x, z, { base: roof, helmet: true });
      scene.paint();
    },
  );
  scene.castShadows({ opacity: 0.36 });
  scene.paint();
  flood(canvas, 0, 0.1, 0.8, '#ffe2ae', 0.42);
  frameWithShade(canvas, 0.32);
  return {
    width,
    height,
    sky: skyOf(golden, 0.15, [0.02, 0.1], { scale: 1.3 }),
    front: canvas,
    finish: { bloom: 0.25, threshold: 190 },
  };
}

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

/** A logistics centre with its docks. */
export function logistics(width: number, height: number): Layers {
  const scene = begin(
    'logistics',
    day,
    { width, height, eye: [-10, 16, -10], yaw: 14, pitch: 4, view: height > width ? 44 : 60, horizon: 0.46 },
    { sun: [-0.65, 0.6, -0.35], hazeDistance: 1400 },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.34, swing: 0.08, waves: 2.4, colour: '#93aba5', mist: 0.7, seed: 29, foot: 0.45 });
  scene.ground(
    [
      [-900, -6],
      [1200, -6],
      [1200, 6000],
      [-900, 6000],
    ],
    '#adb189',
  );
  scene.ground(
    [
      [-120, -6],
      [240, -6],
      [240, 190],
      [-120, 190],
    ],
    '#b9b4a6',
  );
  building(scene, {
    foot: footprint(40, 104, 150, 70, 0),
    height: 15,
    wall: '#e6e0d3',
    facades: [
      (plane) => {
        plane.paint(
          Array.from({ length: 75 }, (_, i): Area => [i * 2, 0, i * 2 + 0.12, 15]),
          '#c9c2b2',
          { opacity: 0.7 },
        );
        plane.paint([[0, 11.4, plane.width, 13.6]], '#2f5361');
        plane.paint([[3, 11.4, 26, 13.6]], '#b4593a');
        const docks = Array.from({ length: 16 }, (_, i): Area => [34 + i * 7, 0.9, 38 + i * 7, 5.2]);
        plane.paint(
          docks.map(([a, b, c, d]): Area => [a - 0.5, b - 0.9, c + 0.5, d + 0.5]),
          '#2f3d43',
        );
        plane.paint(docks, '#d5d2c8');
        plane.fill([[3, 0, 27, 9]], plane.atmosphere.glass(0.4, plane.normal, plane.distance, -0.1));
        plane.paint(
          Array.from({ length: 13 }, (_, i): Area => [3 + i * 2, 0, 3.2 + i * 2, 9]),
          '#efe9dc',
        );
      },
    ],
    roof: '#dcd6c8',
  });
  for (const i of [0, 1, 3, 4, 6, 9, 11, 12, 14]) {
    const x = 1 + i * 7;
    const foot = footprint(x, 60, 2.7, 13);
    scene.shadowOf(foot, 4);
    scene.add(scene.distance(x, 60), () => {
      scene.prism(foot, 2.9, {
        base: 1.1,
        wall: random.pick(['#f1ece2', '#b4593a', '#2f5361', '#d9c6a0']),
        top: '#efe9dd',
      });
      scene.prism(footprint(x, 51.6, 2.5, 2.4), 2.6, {
        base: 0.6,
        wall: random.pick(['#b4593a', '#e9e4d8', '#2f4a56']),
        top: '#e9e4d8',
        side: (plane) =>
          plane.fill(
            [[0.2, 1.3, plane.width - 0.2, 2.3]],
            plane.atmosphere.glass(0.6, plane.normal, plane.distance, -0.2),
          ),
      });
      scene.prism(footprint(x, 59, 2.4, 15), 0.6, { base: 0.3, wall: '#263238' });
    });
  }
  for (let i = 0; i < 13; i++)
    scene.ground(
      [
        [-2.6 + i * 7, 40],
        [-2.3 + i * 7, 40],
        [-2.3 + i * 7, 66],
        [-2.6 + i * 7, 66],
      ],
      '#f2eee4',
    );
  lorry(scene, 30, 30, 4, 'tipper', '#2f4a56');
  for (let i = 0; i < 12; i++) car(scene, -52 + (i % 6) * 3.2, 62 + Math.floor(i / 6) * 12, 90);
  for (let i = 0; i < 70; i++)
    plant(scene, random.range(-140, 300), random.range(190, 330), {
      kind: random.pick(['round', 'cypress', 'pine']),
      height: random.range(6, 11),
    });
  for (let x = -60; x < 200; x += 11) plant(scene, x, 18, { kind: 'round', height: 5 });
  scene.castShadows({ opacity: 0.36 });
  scene.paint();
  flood(canvas, 0, 0, 0.8, '#fff2d6', 0.3);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(day, 0.42, [0.04, 0.06], { scale: 1.4, seed: 37 }),
    front: canvas,
    finish: { bloom: 0.2, threshold: 200 },
  };
}
