import { golden } from '../engine/moods';
import type { Layers } from '../engine/render';
import type { Scene } from '../engine/Scene';
import { footprint, round, type Vec3 } from '../engine/vector';
import { glow, potted } from '../parts/decor';
import { cabinet, sofa, table } from '../parts/furniture';
import { boards, room, sunPatches } from '../parts/room';
import { bars, seen } from '../parts/solids';
import { begin, flood, frameWithShade, skyOf } from './start';
import { glazing, INSIDE } from './indoors';
import { seaView } from './seaView';

/** Folds of a light curtain. */
function curtain(scene: Scene, x0: number, x1: number, z: number, height: number): void {
  const folds = 9;
  for (let i = 0; i < folds; i++) {
    const a = x0 + ((x1 - x0) * i) / folds;
    const b = x0 + ((x1 - x0) * (i + 1)) / folds;
    scene.canvas.path(
      seen(scene, [
        [a, 0.02, z],
        [b, 0.02, z],
        [b, height, z],
        [a, height, z],
      ]),
      { fill: i % 2 ? '#f3ebdd' : '#ddd0bc', opacity: 0.93 },
    );
  }
}

/** A living room high above the coast, late afternoon. */
export function livingRoom(width: number, height: number): Layers {
  const horizon = 0.47;
  const scene = begin(
    'living-room',
    golden,
    { width, height, eye: [-0.5, 1.5, -4.2], view: height > width ? 44 : 62, horizon },
    { ...INSIDE, sun: [0.42, 0.5, 0.74] },
  );
  const { canvas } = scene;
  const { floor, ceiling, left, right, back } = room(scene, {
    left: -4.6,
    right: 4.4,
    near: -4,
    far: 5,
    height: 3,
  });
  ceiling.fill([ceiling.whole], '#efe6d8');
  ceiling.fill(
    [ceiling.whole],
    ceiling.rising([
      [0, '#8f8170', 0.7],
      [0.6, '#c9bba6', 0.6],
      [1, '#fff2dc', 0.4],
    ]),
  );
  for (const u of [1.6, 4.5, 7.4]) ceiling.fill([[u, 1.4, u + 0.14, 8.4]], '#fffaf0', { opacity: 0.9 });
  boards(floor, '#c39a6c', '#8a6440');
  floor.fill(
    [floor.whole],
    floor.rising([
      [0, '#5c3f28', 0.5],
      [0.6, '#e9c18b', 0.1],
      [1, '#ffe9c6', 0.55],
    ]),
  );
  left.fill(
    [left.whole],
    left.across([
      [0, '#8d7b64'],
      [0.5, '#a8977f'],
      [1, '#dccdb4'],
    ]),
  );
  left.fill(
    Array.from({ length: 36 }, (_, i) => [5.4 + i * 0.085, 0, 5.445 + i * 0.085, 3] as const),
    '#7a5a3b',
    { opacity: 0.75 },
  );
  right.fill(
    [right.whole],
    right.across([
      [0, '#8c7c68'],
      [0.5, '#ab9c86'],
      [1, '#e3d5be'],
    ]),
  );
  right.fill([[6.5, 1.0, 8.3, 2.3]], '#f6efe2', {}, 0.02);
  right.fill([[6.6, 1.08, 8.2, 2.22]], '#e2b893', {}, 0.03);
  right.shape(
    [
      [6.6, 1.08],
      [8.2, 1.08],
      [8.2, 1.6],
      [7.7, 1.9],
      [7.3, 1.45],
      [6.95, 1.72],
      [6.6, 1.45],
    ],
    { fill: '#1f4653' },
    0.035,
  );
  back.fill([[0, 2.78, 9, 3]], '#e3d7c4');
  sunPatches(
    scene,
    [
      [-3.6, 0.1, -1.3, 2.75],
      [-1.2, 0.1, 1.1, 2.75],
      [1.2, 0.1, 3.5, 2.75],
    ],
    5,
    '#fff0cc',
    0.5,
  );
  const rail = seen(scene, [
    [-4.6, 0.05, 6.6],
    [4.4, 0.05, 6.6],
    [4.4, 1.05, 6.6],
    [-4.6, 1.05, 6.6],
  ]);
  canvas.path(
    seen(scene, [
      [-4.6, 0, 5],
      [4.4, 0, 5],
      [4.4, 0, 6.7],
      [-4.6, 0, 6.7],
    ]),
    { fill: '#d8c6a6' },
  );
  canvas.path(rail, { fill: '#cfe2e2', opacity: 0.28 });
  bars(
    scene,
    [
      [
        [-4.6, 1.05, 6.6],
        [4.4, 1.05, 6.6],
      ],
    ],
    0.05,
    '#f4efe6',
    { plain: true },
  );
  glazing(scene, [-3.7, -1.25, 1.15, 3.6], 5, 0.04, 2.78);
  curtain(scene, -4.6, -3.55, 4.9, 2.8);
  curtain(scene, 3.5, 4.4, 4.9, 2.8);
  canvas.path(
    seen(
      scene,
      footprint(0.1, 1.6, 5, 3.6).map(([x, z]): Vec3 => [x, 0.01, z]),
    ),
    { fill: '#e8dcc6' },
  );
  canvas.path(
    seen(
      scene,
      footprint(0.1, 1.6, 4.7, 3.3).map(([x, z]): Vec3 => [x, 0.012, z]),
    ),
    { fill: '#d3bf9d', opacity: 0.7 },
  );
  sofa(scene, -2.5, 1.7, 2.9, '#55707a', 'right');
  sofa(scene, 0.5, 3.3, 2.7, '#e3d8c6', 'viewer');
  sofa(scene, 2.9, 1.2, 0.9, '#b4674a', 'left');
  table(scene, 0.2, 1.6, 1.35, 0.95, 0.36, '#8a623f', 'round');
  table(scene, 0.75, 1.25, 0.7, 0.7, 0.48, '#efe7d8', 'round');
  cabinet(scene, 4.05, 0.6, 0.55, 3.4, 0.5, '#8a6747', '#efe6d8');
  potted(scene, -3.9, 4, 2.1);
  potted(scene, 3.6, 3.9, 1.5, '#e9e0d0');
  scene.paint();
  const floorLamp = scene.camera.project([-3.75, 1.75, 2.9]);
  bars(
    scene,
    [
      [
        [-3.75, 0, 2.9],
        [-3.75, 1.65, 2.9],
      ],
    ],
    0.035,
    '#26343b',
  );
  scene.prism(round(-3.75, 2.9, 0.24, 0.24, 18), 0.34, { base: 1.6, wall: '#f3dfb8', top: '#fff2d2' });
  if (floorLamp) glow(scene, floorLamp, 130 * (width / 1200), 0.55);
  flood(canvas, 0.68, 0.4, 0.6, '#ffe3b4', 0.4);
  frameWithShade(canvas, 0.42, '#2a1d14');
  return {
    width,
    height,
    sky: skyOf(golden, horizon, [0.72, 0.4], { scale: 1.4 }),
    behind: seaView(width, height, horizon).canvas,
    front: canvas,
    finish: { bloom: 0.4, threshold: 195 },
  };
}
