import { dawn, day, dusk } from '../engine/moods';
import type { Layers } from '../engine/render';
import { footprint, type Vec3 } from '../engine/vector';
import { balconies } from '../parts/balconies';
import { building } from '../parts/buildings';
import { curtain, punched } from '../parts/facades';
import { house } from '../parts/houses';
import { ridge } from '../parts/hills';
import { person } from '../parts/people';
import { bars, face } from '../parts/solids';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { car } from '../parts/vehicles';
import { begin, flood, frameWithShade, skyOf } from './start';

/** A boulevard with shops under homes: the street as a place to be. */
export function boulevard(width: number, height: number): Layers {
  const scene = begin(
    'boulevard',
    day,
    { width, height, eye: [0, 2.1, 0], view: height > width ? 44 : 62, horizon: 0.66 },
    { sun: [-0.55, 0.62, -0.55], hazeDistance: 700 },
  );
  const { canvas, random } = scene;
  scene.ground(
    [
      [-80, 2],
      [80, 2],
      [80, 900],
      [-80, 900],
    ],
    '#d8cbb2',
  );
  scene.ground(
    [
      [-16, 2],
      [-8, 2],
      [-8, 900],
      [-16, 900],
    ],
    '#7d8587',
  );
  scene.ground(
    [
      [8, 2],
      [16, 2],
      [16, 900],
      [8, 900],
    ],
    '#7d8587',
  );
  scene.ground(
    [
      [-7.4, 2],
      [-4.6, 2],
      [-4.6, 900],
      [-7.4, 900],
    ],
    '#9db073',
  );
  scene.ground(
    [
      [4.6, 2],
      [7.4, 2],
      [7.4, 900],
      [4.6, 900],
    ],
    '#9db073',
  );
  for (let z = 3; z < 160; z += 3)
    scene.ground(
      [
        [-4.6, z],
        [4.6, z],
        [4.6, z + 0.06],
        [-4.6, z + 0.06],
      ],
      '#b9ab90',
    );
  const palette = ['#efe7da', '#dfcba6', '#e6d8c2', '#c98a63', '#e9e2d6'] as const;
  for (let i = 0; i < 9; i++) {
    for (const side of [-1, 1]) {
      const z = 26 + i * 27;
      const floors = random.int(6, 9);
      const shop = curtain({ floor: 4.4, bay: 2.4, spandrel: 0.3, metal: '#2d3a40' });
      const homes = random.pick([
        balconies({
          ground: 4.8,
          depth: 1.7,
          runs: [
            [0.05, 0.46],
            [0.54, 0.95],
          ],
        }),
        balconies({
          ground: 4.8,
          depth: 1.6,
          runs: [[0.1, 0.9]],
          railing: 'metal',
          railingColour: '#3d4c53',
        }),
      ]);
      building(scene, {
        foot: footprint(side * 34, z, 24, 25),
        height: 4.8 + floors * 3.3,
        wall: random.pick(palette),
        facades: [
          punched({ ground: 4.8, share: 0.42 }),
          (plane, r) => {
            homes(plane, r);
            plane.fill([[0, 0, plane.width, 4.4]], plane.lit('#4d4437', true));
            const rows = Array.from(
              { length: Math.floor(plane.width / 2.6) },
              (_, k) => [k * 2.6 + 0.2, 0.4, k * 2.6 + 2.4, 3.6] as const,
            );
            plane.fill(rows, plane.atmosphere.glass(0.3, plane.normal, plane.distance, 0));
            plane.fill(
              rows.filter((_, k) => k % 3 === 1),
              '#f2cf96',
              { opacity: 0.8 },
            );
            plane.paint([[0, 3.7, plane.width, 4.4]], '#efe6d6');
          },
          shop,
          (plane, r) => {
            homes(plane, r);
            plane.fill([[0, 0, plane.width, 4.4]], plane.lit('#4d4437', true));
            const rows = Array.from(
              { length: Math.floor(plane.width / 2.6) },
              (_, k) => [k * 2.6 + 0.2, 0.4, k * 2.6 + 2.4, 3.6] as const,
            );
            plane.fill(rows, plane.atmosphere.glass(0.3, plane.normal, plane.distance, 0));
            plane.fill(
              rows.filter((_, k) => k % 3 === 1),
              '#f2cf96',
              { opacity: 0.8 },
            );
            plane.paint([[0, 3.7, plane.width, 4.4]], '#efe6d6');
          },
        ],
      });
    }
  }
  tower(scene, { x: 0, z: 330, width: 34, depth: 26, floors: 24, style: 'staggered', podium: 7, mist: 0.2 });
  for (let z = 11; z < 200; z += 10) {
    for (const x of [-6, 6]) plant(scene, x, z, { kind: 'round', height: random.range(6.4, 8) });
    for (const x of [-20, 20]) plant(scene, x, z + 4, { kind: 'palm', height: random.range(8, 10) });
  }
  for (let z = 18; z < 150; z += random.range(10, 22)) {
    car(scene, -12 + random.range(-1.6, 1.6), z, 90);
    car(scene, 12 + random.range(-1.6, 1.6), z + 6, 90);
  }
  for (let i = 0; i < 22; i++) person(scene, random.range(-3.6, 3.6), random.range(9, 70));
  scene.castShadows({ opacity: 0.34 });
  scene.paint();
  flood(canvas, 0.2, 0, 0.7, '#fff4dc', 0.3);
  frameWithShade(canvas, 0.32);
  return {
    width,
    height,
    sky: skyOf(day, 0.66, [0.2, 0.02], { scale: 1.4, seed: 43 }),
    front: canvas,
    finish: { bloom: 0.25, threshold: 195 },
  };
}

/** A rental house with a shared garden, early in the morning. */
export function rentalHouse(width: number, height: number): Layers {
  const scene = begin(
    'rental-house',
    dawn,
    { width, height, eye: [0, 2, 0], view: height > width ? 42 : 60, horizon: 0.74 },
    { sun: [-0.7, 0.45, -0.6], hazeDistance: 1000 },
  );
  const { canvas, random } = scene;
  for (let x = -260; x < 260; x += random.range(36, 56))
    tower(scene, {
      x,
      z: random.range(220, 300),
      width: 24,
      depth: 22,
      floors: random.int(5, 12),
      style: random.pick(['white', 'stone']),
      mist: 0.3,
      turn: random.range(-14, 14),
    });
  scene.ground(
    [
      [-300, 3],
      [300, 3],
      [300, 700],
      [-300, 700],
    ],
    '#a9b57e',
  );
  scene.ground(
    [
      [-300, 26],
      [300, 26],
      [300, 33],
      [-300, 33],
    ],
    '#d9c9aa',
  );
  scene.ground(
    [
      [-3, 3],
      [4, 3],
      [4, 60],
      [-3, 60],
    ],
    '#d9c9aa',
  );
  building(scene, {
    foot: footprint(-26, 66, 46, 20, 10),
    height: 26.4,
    wall: '#eee5d6',
    facades: [
      balconies({
        runs: [
          [0.03, 0.22],
          [0.27, 0.48],
          [0.53, 0.73],
          [0.78, 0.97],
        ],
        depth: 2,
        plants: 0.5,
        shift: 0.01,
      }),
      punched({}),
    ],
    crown: '#c98a63',
  });
  building(scene, {
    foot: footprint(40, 70, 40, 20, -12),
    height: 19.8,
    wall: '#c77f5b',
    facades: [
      balconies({
        runs: [
          [0.04, 0.3],
          [0.36, 0.64],
          [0.7, 0.96],
        ],
        depth: 1.9,
        plants: 0.5,
        railing: 'metal',
        railingColour: '#2f4048',
        slab: '#f2e7d5',
      }),
      punched({ frame: '#f2e2cc' }),
    ],
  });
  for (let i = 0; i < 46; i++) {
    const x = random.range(-62, 62);
    const z = random.range(20, 56);
    if (Math.abs(x) < 6 || (z > 24 && z < 35)) continue;
    plant(scene, x, z, {
      kind: random.pick(['round', 'olive', 'shrub', 'shrub', 'cypress']),
      height: random.range(2, 6.4),
    });
  }
  plant(scene, -15, 15, { kind: 'olive', height: 6.6 });
  for (const [x, z] of [
    [1, 19],
    [-8, 29],
    [-7, 29.5],
    [16, 30],
    [0, 46],
    [2, 46.4],
  ] as const)
    person(scene, x, z);
  for (const x of [24, 29, -34]) {
    scene.add(scene.distance(x, 30), () =>
      bars(
        scene,
        [
          [
            [x, 0.4, 30],
            [x + 0.5, 0.9, 30],
            [x + 1.1, 0.9, 30],
            [x + 1.5, 0.4, 30],
          ],
        ],
        0.07,
        '#a8472a',
      ),
    );
  }
  scene.castShadows({ opacity: 0.3 });
  scene.paint();
  flood(canvas, 0, 0.4, 0.7, '#ffe2b8', 0.42);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(dawn, 0.74, [0.02, 0.5], { scale: 1.6, stretch: 2, seed: 15 }),
    front: canvas,
    finish: { bloom: 0.28, threshold: 185 },
  };
}

/** Homes by a river in a European city in winter. */
export function riverCity(width: number, height: number): Layers {
  const scene = begin(
    'river-city',
    dusk,
    { width, height, eye: [0, 9, 0], view: height > width ? 38 : 56, horizon: 0.56 },
    { ambient: '#a5bdcd', ambientStrength: 0.75, lamps: 0.3, haze: '#b9a9a8', hazeDistance: 1300 },
  );
  const { canvas, camera, random } = scene;
  ridge(scene, { at: 0.5, swing: 0.05, waves: 2.6, colour: '#8f97a6', mist: 0.7, seed: 33, foot: 0.58 });
  scene.ground(
    [
      [-900, 150],
      [900, 150],
      [900, 4000],
      [-900, 4000],
    ],
    '#dfe5e8',
  );
  for (let x = -330; x < 330; x += random.range(34, 46))
    tower(scene, {
      x,
      z: random.range(300, 420),
      width: 26,
      depth: 22,
      floors: random.int(6, 13),
      style: random.pick(['brick', 'stone', 'ribbon']),
      turn: random.range(-8, 8),
    });
  const walls = ['#b9684a', '#d3b58c', '#a9806a', '#c9a989', '#8f9aa0', '#cf9a77'] as const;
  for (let x = -190, i = 0; x < 190; i++) {
    const w = random.range(17, 24);
    house(scene, {
      x: x + w / 2,
      z: 190 + random.range(-2, 2),
      width: w - 0.6,
      depth: 17,
      floors: random.int(4, 6),
      wall: walls[i % walls.length],
      roof: '#e9eef0',
    });
    x += w;
  }
  tower(scene, { x: 96, z: 246, width: 26, depth: 24, floors: 24, style: 'fins', corner: 6 });
  tower(scene, { x: 58, z: 260, width: 24, depth: 24, floors: 17, style: 'glass' });
  scene.add(scene.distance(-70, 250), () => {
    scene.prism(footprint(-70, 250, 10, 10), 52, {
      wall: '#c9a989',
      side: (plane) => punched({ floor: 8, bay: 4, windowHeight: 3 })(plane, random),
    });
    for (const [a, b] of [
      [
        [-75, 245],
        [-65, 245],
      ],
      [
        [-65, 245],
        [-65, 255],
      ],
    ] as const)
      face(
        scene,
        [
          [a[0], 52, a[1]],
          [b[0], 52, b[1]],
          [-70, 76, 250],
        ],
        '#5f8078',
      );
  });
  for (let x = -180; x < 180; x += 9)
    plant(scene, x + random.range(-2, 2), 164, {
      kind: random.chance(0.3) ? 'cypress' : 'round',
      height: random.range(6, 9),
      leaf: random.chance(0.6) ? '#8a7766' : '#c2cdd0',
      floating: true,
    });
  scene.ground(
    [
      [-900, 146],
      [900, 146],
      [900, 158],
      [-900, 158],
    ],
    '#e9edee',
  );
  scene.paint();
  for (let x = -140; x < 140; x += 16) {
    const at = camera.project([x, 4.4, 156]);
    if (at)
      canvas.path(`M${String(at.x - 46)} ${String(at.y - 46)}h92v92h-92Z`, {
        fill: canvas.radial(at, 46, [
          [0, '#ffedc4', 0.95],
          [0.12, '#ffd596', 0.4],
          [1, '#ffc878', 0],
        ]),
      });
  }
  bars(
    scene,
    [
      [
        [-300, 1.2, 146],
        [300, 1.2, 146],
      ],
    ],
    0.2,
    '#4a5560',
  );
  flood(canvas, 0.8, 0.5, 0.5, '#ffc39a', 0.34);
  const shore = (camera.project([0, 0, 145])?.y ?? 0) / height;
  const front = begin('river-front', dusk, { width, height, eye: [0, 9, 0] });
  for (let i = 0; i < 260; i++) {
    const r = random.range(0.8, 2.6);
    front.canvas.path(`M${String(random.range(0, width))} ${String(random.range(0, height))}h0`, {
      stroke: '#ffffff',
      strokeWidth: r * 1.4,
      soft: true,
      opacity: random.range(0.25, 0.7),
    });
  }
  frameWithShade(front.canvas, 0.4);
  return {
    width,
    height,
    sky: skyOf(dusk, 0.56, [0.8, 0.52], { scale: 1.5, cover: 0.52 }),
    behind: canvas,
    water: { from: shore, near: '#24414f', far: '#8b8f9c', mirror: 0.8, waves: 0.7 },
    front: front.canvas,
    finish: { bloom: 0.4, threshold: 165 },
  };
}

/** The head office by day, seen from the square before it. */
export function headOffice(width: number, height: number): Layers {
  const upright = height > width;
  const scene = begin(
    'head-office',
    dusk,
    { width, height, eye: [-8, 2, 0], view: upright ? 46 : 62, horizon: 0.8 },
    { ambientStrength: 0.66, ambient: '#93aec2', lamps: 0.55 },
  );
  const { canvas, random } = scene;
  scene.ground(
    [
      [-300, 2],
      [300, 2],
      [300, 900],
      [-300, 900],
    ],
    '#9a968c',
  );
  for (let i = 0; i < 26; i++)
    scene.ground(
      [
        [-120, 4 + i * 4],
        [120, 4 + i * 4],
        [120, 4.08 + i * 4],
        [-120, 4.08 + i * 4],
      ],
      '#7a776f',
    );
  for (let x = -190; x < 220; x += random.range(34, 52))
    tower(scene, {
      x,
      z: random.range(210, 300),
      width: 26,
      depth: 22,
      floors: random.int(6, 17),
      style: random.pick(['white', 'ribbon', 'stone', 'glass']),
      turn: random.range(-14, 14),
    });
  const foot = footprint(14, 84, 44, 34, -24);
  building(
    scene,
    {
      foot,
      height: 50,
      wall: '#4d626c',
      facades: [curtain({ floor: 4.1, bay: 1.9 })],
      crown: '#e3d5b8',
      parapet: 1.4,
    },
    () => {
      scene.prism(footprint(-4, 62, 40, 16, -24), 0.7, { base: 6.4, wall: '#e9dec8', top: '#d9cdb5' });
      bars(
        scene,
        footprint(-4, 62, 36, 12, -24).map(([x, z]): Vec3[] => [
          [x, 0, z],
          [x, 6.4, z],
        ]),
        0.5,
        '#d9cdb5',
      );
    },
  );
  building(scene, {
    foot: footprint(-56, 96, 34, 26, -24),
    height: 26,
    wall: '#c9b48f',
    facades: [punched({ floor: 3.8, share: 0.56, windowHeight: 2.3 })],
    crown: '#e9dec8',
  });
  for (const [x, z] of [
    [-26, 34],
    [-18, 48],
    [22, 36],
    [31, 48],
    [-40, 46],
    [40, 40],
  ] as const)
    plant(scene, x, z, { kind: random.pick(['olive', 'round']), height: random.range(5, 7), floating: true });
  for (let i = 0; i < 14; i++) person(scene, random.range(-24, 18), random.range(16, 52), { base: 0.001 });
  scene.paint();
  flood(canvas, 0.16, 0.78, 0.5, '#ffb98a', 0.34);
  frameWithShade(canvas, 0.42);
  return {
    width,
    height,
    sky: skyOf(dusk, 0.8, [0.14, 0.76], { scale: 1.6, stretch: 2.2, seed: 18 }),
    front: canvas,
    finish: { bloom: 0.45, threshold: 155 },
  };
}
