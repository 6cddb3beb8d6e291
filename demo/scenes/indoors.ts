import type { Scene } from '../engine/Scene';
import type { Vec3 } from '../engine/vector';
import { bars, seen } from '../parts/solids';

/** Even light of a room. Sunlight is painted as patches, not as shading. */
export const INSIDE = {
  ambient: '#f2e9dc',
  ambientStrength: 0.86,
  sunStrength: 0.22,
  hazeDistance: 900,
  haze: '#f0e6d6',
  lamps: 0,
} as const;

/** Adds the posts and rails of a glazed wall. */
export function glazing(scene: Scene, xs: readonly number[], z: number, low: number, high: number): void {
  const lines: Vec3[][] = xs.map((x) => [
    [x, low, z],
    [x, high, z],
  ]);
  bars(scene, lines, 0.07, '#2b3940');
  bars(
    scene,
    [
      [
        [xs[0] ?? 0, low, z],
        [xs.at(-1) ?? 0, low, z],
      ],
      [
        [xs[0] ?? 0, high, z],
        [xs.at(-1) ?? 0, high, z],
      ],
    ],
    0.09,
    '#2b3940',
  );
  const data = xs.slice(1).map((x, i) => {
    const x0 = xs[i] ?? x;
    const w = x - x0;
    return seen(scene, [
      [x0 + w * 0.2, low, z],
      [x0 + w * 0.42, low, z],
      [x0 + w * 0.82, high, z],
      [x0 + w * 0.6, high, z],
    ]);
  });
  scene.canvas.path(data.join(''), { fill: '#ffffff', opacity: 0.09 });
}
