import { mix, type Colour } from '../engine/colour';
import { fractal } from '../engine/noise';
import type { Scene } from '../engine/Scene';
import { subtract, unit, type Vec3 } from '../engine/vector';

export interface TerrainOptions {
  /** Returns the height of the ground at a place. */
  height: (x: number, z: number) => number;
  x: readonly [number, number];
  z: readonly [number, number];
  columns: number;
  rows: number;
  /** Colours of level and of steep ground. */
  flat: Colour;
  steep: Colour;
  /** Patches of another colour. */
  patches?: { colour: Colour; size: number; strength: number };
  /** Exponent of the row depth by distance, so that near ground is fine. */
  spread?: number;
}

/** Adds hilly ground as a mesh, whose pieces are ordered by distance among houses and trees. */
export function terrain(scene: Scene, options: TerrainOptions): void {
  const { height, x, z, columns, rows, flat, steep, patches, spread = 1.6 } = options;
  const zs = Array.from({ length: rows + 1 }, (_, i) => z[0] + (z[1] - z[0]) * (i / rows) ** spread);
  const { eye } = scene.camera;
  for (let row = 0; row < rows; row++) {
    const z0 = zs[row] ?? 0;
    const z1 = zs[row + 1] ?? 0;
    for (let column = 0; column < columns; column++) {
      const x0 = x[0] + ((x[1] - x[0]) * column) / columns;
      const x1 = x[0] + ((x[1] - x[0]) * (column + 1)) / columns;
      const points: Vec3[] = [
        [x0, height(x0, z0), z0],
        [x1, height(x1, z0), z0],
        [x1, height(x1, z1), z1],
        [x0, height(x0, z1), z1],
      ];
      const seen = scene.camera.polygon(points);
      if (seen.length < 3) continue;
      const xs = seen.map((p) => p.x);
      if (Math.max(...xs) < 0 || Math.min(...xs) > scene.canvas.width) continue;
      const [a, b, c, d] = points as [Vec3, Vec3, Vec3, Vec3];
      const u = subtract(c, a);
      const v = subtract(d, b);
      let normal = unit([u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]);
      if (normal[1] < 0) normal = [-normal[0], -normal[1], -normal[2]];
      const slope = Math.min(1, Math.max(0, (0.93 - normal[1]) * 3.2));
      let material = mix(flat, steep, slope);
      if (patches) {
        const t = fractal(x0 / patches.size, z0 / patches.size, 3, 77);
        material = mix(
          material,
          patches.colour,
          Math.max(0, Math.min(1, (t - 0.45) * 5)) * patches.strength * (1 - slope * 0.7),
        );
      }
      const metres = Math.hypot(a[0] - eye[0], a[1] - eye[1], z1 - eye[2]);
      const fill = scene.air.shade(material, normal, metres);
      scene.add(Math.hypot((x0 + x1) / 2 - eye[0], z1 - eye[2]) + (x1 - x0) * 0.3, () => {
        scene.canvas.polygon(seen, { fill, stroke: fill, strokeWidth: 0.8 });
      });
    }
  }
}

/** Turns heights into steps with soft edges, for terraces and quarries. */
export function stepped(height: number, step: number, sharpness = 0.8): number {
  const level = Math.floor(height / step);
  const t = height / step - level;
  const edge = (1 - sharpness) / 2 + 0.02;
  const rise = Math.max(0, Math.min(1, (t - (1 - edge * 2)) / (edge * 2)));
  return (level + rise) * step;
}
