import { day } from '../engine/moods';
import { fractal } from '../engine/noise';
import type { Layers } from '../engine/render';
import { ridge } from '../parts/hills';
import { bars, face } from '../parts/solids';
import { stepped, terrain } from '../parts/terrain';
import { plant } from '../parts/trees';
import { digger, lorry } from '../parts/vehicles';
import type { Scene } from '../engine/Scene';
import { footprint, round, type Vec3 } from '../engine/vector';
import { body } from '../parts/buildings';
import { person } from '../parts/people';
import { begin, flood, frameWithShade, skyOf } from './start';

/** Height of the quarry's steps around its level floor. */
function benches(x: number, z: number): number {
  const away = Math.hypot((x - 10) / 1.5, z - 70) - 92 + fractal(x / 60, z / 60, 3, 5) * 34;
  const rise = Math.max(0, away) * 0.5;
  return stepped(Math.min(rise, 70 + fractal(x / 120, z / 120, 2, 8) * 12), 13, 0.72);
}

/** Adds a heap of gravel. */
function heap(scene: Scene, x: number, z: number, radius: number, colour: string): void {
  const foot = round(x, z, radius, radius, 22);
  const top: Vec3 = [x, radius * 0.66, z];
  scene.shadowOf(round(x, z, radius * 0.5), radius * 0.5);
  scene.add(scene.distance(x, z), () => {
    foot
      .map((a, i) => [a, foot[(i + 1) % foot.length] ?? a] as const)
      .sort(([a], [b]) => scene.distance(...b) - scene.distance(...a))
      .forEach(([a, b]) => face(scene, [[a[0], 0, a[1]], [b[0], 0, b[1]], top], colour));
  });
}

/** Adds a crusher house with a conveyor to a heap. */
function conveyor(scene: Scene, from: Vec3, to: Vec3): void {
  scene.add(scene.distance((from[0] + to[0]) / 2, (from[2] + to[2]) / 2), () => {
    const low = (p: Vec3, d: number): Vec3 => [p[0], p[1] - d, p[2]];
    face(scene, [from, to, low(to, 1.2), low(from, 1.2)], '#b8893f');
    bars(scene, [[from, to]], 0.5, '#46545a');
    for (const t of [0.3, 0.62, 0.9]) {
      const p: Vec3 = [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t - 1,
        from[2] + (to[2] - from[2]) * t,
      ];
      bars(
        scene,
        [
          [p, [p[0] - 1.6, 0, p[2]]],
          [p, [p[0] + 1.6, 0, p[2]]],
        ],
        0.32,
        '#7d7f78',
      );
    }
  });
}

/** The limestone quarry: pale benches, gravel heaps and the plant on its floor. */
export function quarry(width: number, height: number): Layers {
  const scene = begin(
    'quarry',
    day,
    { width, height, eye: [0, 30, -60], view: height > width ? 40 : 60, horizon: 0.5 },
    { sun: [-0.7, 0.55, -0.2], sunColour: '#fff0d4', hazeDistance: 1100, haze: '#dfe2d8' },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.36, swing: 0.1, waves: 2, colour: '#9fb0a6', mist: 0.8, seed: 61, foot: 0.5 });
  ridge(scene, {
    at: 0.39,
    swing: 0.06,
    waves: 3,
    colour: '#8da08d',
    mist: 0.7,
    seed: 63,
    foot: 0.5,
    wood: 0.008,
  });
  scene.ground(
    [
      [-600, -56],
      [600, -56],
      [600, 400],
      [-600, 400],
    ],
    '#d8c8a6',
  );
  terrain(scene, {
    height: (x, z) => benches(x, z) - 0.3,
    x: [-330, 330],
    z: [40, 420],
    columns: 130,
    rows: 96,
    flat: '#ddcdaa',
    steep: '#c7a877',
    patches: { colour: '#eadfc6', size: 26, strength: 0.7 },
    spread: 1.2,
  });
  for (let i = 0; i < 260; i++) {
    const x = random.range(-320, 320);
    const z = random.range(180, 420);
    const y = benches(x, z);
    if (y > 62)
      plant(scene, x, z, {
        kind: random.pick(['olive', 'round', 'pine']),
        height: random.range(4, 8),
        base: y,
        floating: true,
      });
  }
  heap(scene, -46, 66, 13, '#d9c7a0');
  heap(scene, -74, 88, 11, '#c4b596');
  heap(scene, 62, 84, 15, '#cfc2a8');
  heap(scene, 86, 58, 9, '#b9ab90');
  scene.add(scene.distance(24, 96), () => {
    body(scene, {
      foot: footprint(24, 96, 18, 13, -12),
      height: 15,
      wall: '#b9c2bd',
      facades: [
        (p) =>
          p.paint(
            Array.from({ length: 11 }, (_, i) => [i * 1.7, 0, i * 1.7 + 0.2, 15] as const),
            '#8f9c98',
            { opacity: 0.6 },
          ),
      ],
      roof: '#8b9793',
    });
    body(scene, {
      foot: footprint(38, 92, 9, 9, -12),
      height: 9,
      wall: '#a9b3ad',
      facades: [],
      roof: '#8b9793',
    });
  });
  conveyor(scene, [30, 12, 88], [61, 11.5, 78]);
  conveyor(scene, [14, 11, 86], [-45, 10, 62]);
  lorry(scene, -8, 28, 10, 'tipper', '#b4553a');
  lorry(scene, 40, 44, 168, 'tipper', '#d9a63a');
  lorry(scene, -70, 40, 14, 'tipper', '#2f4a56');
  digger(scene, -30, 48, 160);
  digger(scene, 74, 66, 20);
  person(scene, 6, 8, { helmet: true });
  person(scene, 8, 8.6, { helmet: true });
  scene.castShadows({ opacity: 0.3 });
  scene.paint();
  flood(canvas, 0, 0.1, 0.8, '#fff2d6', 0.3);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(day, 0.5, [0.02, 0.1], { scale: 1.6, cover: 0.46, seed: 71 }),
    front: canvas,
    finish: { bloom: 0.22, threshold: 195 },
  };
}
