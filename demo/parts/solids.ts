import { outline, type Paint } from '../engine/Canvas';
import type { Colour } from '../engine/colour';
import type { Scene } from '../engine/Scene';
import { dot, subtract, unit, type Vec2, type Vec3 } from '../engine/vector';

const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const centre = (points: readonly Vec3[]): Vec3 => {
  const sum = points.reduce<[number, number, number]>(
    (s, p) => [s[0] + p[0], s[1] + p[1], s[2] + p[2]],
    [0, 0, 0],
  );
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
};

/** Paints a flat polygon, lit by its normal (towards the camera). */
export function face(
  scene: Scene,
  points: readonly Vec3[],
  material: Colour,
  paint: Omit<Paint, 'fill'> = {},
): void {
  const [a, b, c] = points;
  if (!a || !b || !c) return;
  let normal = unit(cross(subtract(b, a), subtract(c, a)));
  const toEye = subtract(scene.camera.eye, a);
  if (dot(normal, toEye) < 0) normal = [-normal[0], -normal[1], -normal[2]];
  const metres = Math.hypot(...subtract(centre(points), scene.camera.eye));
  scene.canvas.polygon(scene.camera.polygon(points), {
    ...paint,
    fill: scene.air.shade(material, normal, metres),
  });
}

/** Paints bars between places, with a width by distance; one shape per list. */
export function bars(
  scene: Scene,
  lines: readonly (readonly Vec3[])[],
  thickness: number,
  material: Colour,
  options: { opacity?: number; plain?: boolean } = {},
): void {
  const first = lines[0]?.[0];
  if (!first) return;
  const metres = Math.hypot(...subtract(first, scene.camera.eye));
  const data = lines
    .map((line) => {
      const points = line.map((point) => scene.camera.project(point)).filter((point) => point !== undefined);
      return points.length < 2
        ? ''
        : `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
    })
    .join('');
  const stroke = options.plain
    ? material
    : scene.air.shade(material, unit([scene.air.sun[0], 0.4, scene.air.sun[2]]), metres);
  scene.canvas.path(data, {
    stroke,
    strokeWidth: Math.max(0.5, thickness * scene.camera.scale(metres)),
    soft: true,
    opacity: options.opacity,
  });
}

/** Paints a hipped roof over a rectangle (corners counter-clockwise, long side first). */
export function hipRoof(
  scene: Scene,
  foot: readonly Vec2[],
  base: number,
  rise: number,
  material: Colour,
  gable = false,
): void {
  const [a, b, c, d] = foot;
  if (!a || !b || !c || !d) return;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const depth = Math.hypot(c[0] - b[0], c[1] - b[1]);
  const inset = gable ? 0 : Math.min(0.45, depth / 2 / length);
  const at = (p: Vec2, q: Vec2, t: number): Vec2 => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const left = at(a, d, 0.5);
  const right = at(b, c, 0.5);
  const up = ([x, z]: Vec2, y: number): Vec3 => [x, y, z];
  const r0 = up(at(left, right, inset), base + rise);
  const r1 = up(at(left, right, 1 - inset), base + rise);
  const low = (p: Vec2) => up(p, base);
  const slopes: readonly (readonly Vec3[])[] = [
    [low(c), low(d), r0, r1],
    [low(b), low(c), r1],
    [low(d), low(a), r0],
    [low(a), low(b), r1, r0],
  ];
  slopes
    .map((points) => ({ points, away: Math.hypot(...subtract(centre(points), scene.camera.eye)) }))
    .sort((p, q) => q.away - p.away)
    .forEach(({ points }) => {
      const [p, q, r] = points;
      if (!p || !q || !r) return;
      const normal = cross(subtract(q, p), subtract(r, p));
      const outwards: Vec3 = normal[1] < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
      if (dot(subtract(scene.camera.eye, p), outwards) > 0) face(scene, points, material);
    });
}

/** Returns the path data of a polygon in the world. */
export const seen = (scene: Scene, points: readonly Vec3[]) => outline(scene.camera.polygon(points));
