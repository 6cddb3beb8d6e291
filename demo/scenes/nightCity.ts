import { night } from '../engine/moods';
import type { Layers } from '../engine/render';
import { bars } from '../parts/solids';
import { tower, type TowerStyle } from '../parts/towers';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

const STYLES: readonly [TowerStyle, ...TowerStyle[]] = [
  'white',
  'glass',
  'fins',
  'ribbon',
  'staggered',
  'glass',
];

/** The business quarter at night, with the lights of the road that leads to it. */
export function nightCity(width: number, height: number): Layers {
  const upright = height > width;
  const scene = begin(
    'night-city',
    night,
    { width, height, eye: [0, 26, 0], view: upright ? 36 : 60, horizon: 0.6 },
    { ambientStrength: 0.34 },
  );
  const { canvas, camera, random } = scene;
  scene.ground(
    [
      [-6000, 30],
      [6000, 30],
      [6000, 20000],
      [-6000, 20000],
    ],
    '#3a4a4c',
  );
  scene.ground(
    [
      [-13, 20],
      [13, 20],
      [13, 1400],
      [-13, 1400],
    ],
    '#4b555a',
  );
  for (let z = 1500; z > 190; z -= 105) {
    const half = z * (upright ? 0.34 : 0.62);
    for (let x = -half; x < half; x += random.range(40, 66)) {
      if (Math.abs(x) < 38 + z * 0.01) continue;
      const peak = Math.exp(-(((Math.abs(x) - 90) / (z * 0.16)) ** 2)) * 30;
      const floors = Math.round(random.range(5, 10) + peak * random.range(0.2, 1) * Math.min(1, z / 480));
      tower(scene, {
        x,
        z: z + random.range(-20, 20),
        width: random.range(22, 32),
        depth: 24,
        floors,
        style: random.pick(STYLES),
        turn: random.range(-12, 12),
        corner: random.chance(0.2) ? 7 : 0,
        setback: floors > 18 ? random.int(2, 5) : 0,
        podium: z < 420 ? 7 : 0,
      });
    }
  }
  for (let z = 60; z < 700; z += 13) {
    for (const x of [-19, 19])
      plant(scene, x + random.range(-1, 1), z, { kind: 'round', height: random.range(6, 8), floating: true });
  }
  scene.paint();
  const trail = (x: number, colour: string, thick: number, opacity: number) =>
    bars(
      scene,
      [Array.from({ length: 30 }, (_, i) => [x + Math.sin(i * 0.4) * 0.25, 0.6, 27 + i * i * 1.5] as const)],
      thick,
      colour,
      { opacity, plain: true },
    );
  for (const [x, c] of [
    [-9, '#ff7a4a'],
    [-7.6, '#ff9a6a'],
    [-4.6, '#ff6a42'],
    [-3, '#ff8a5a'],
    [3, '#fff0cf'],
    [4.5, '#ffe2b0'],
    [7.4, '#fff4dc'],
    [9, '#ffe9c2'],
  ] as const) {
    trail(x, c, 0.12, 0.85);
    trail(x, c, 0.34, 0.22);
  }
  for (let z = 44; z < 900; z += 34) {
    for (const x of [-16, 16]) {
      const at = camera.project([x, 8, z]);
      if (!at) continue;
      const r = 900 / Math.sqrt(z) / 2.6;
      canvas.path(
        `M${String(at.x - r)} ${String(at.y - r)}h${String(2 * r)}v${String(2 * r)}h${String(-2 * r)}Z`,
        {
          fill: canvas.radial(at, r, [
            [0, '#fff0cd', 0.95],
            [0.08, '#ffdf9f', 0.5],
            [0.35, '#ffc878', 0.12],
            [1, '#ffc878', 0],
          ]),
        },
      );
    }
  }
  flood(canvas, 0.5, 0.6, 0.5, '#ffc88a', 0.3);
  frameWithShade(canvas, 0.5, '#04101a');
  return {
    width,
    height,
    sky: skyOf(night, 0.6, [0.5, 0.62], { scale: 1.7 }),
    front: canvas,
    finish: { bloom: 0.55, threshold: 140 },
  };
}
