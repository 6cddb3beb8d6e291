/** A place in the world in metres: x to the right, y up, z away from the viewer. */
export type Vec3 = readonly [number, number, number];
/** A place on the ground: x, z. */
export type Vec2 = readonly [number, number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const distance = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

export const unit = (a: Vec3): Vec3 => {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/**
 * Returns a rectangle on the ground around a centre, rotated by degrees, with counter-clockwise corners seen from
 * above.
 */
export function footprint(x: number, z: number, width: number, depth: number, turn = 0): Vec2[] {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const corners: Vec2[] = [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ];
  return corners.map(([u, v]) => [x + u * cos - v * sin, z + u * sin + v * cos]);
}

/** Returns a rectangle on the ground with rounded corners. */
export function roundedFootprint(
  x: number,
  z: number,
  width: number,
  depth: number,
  radius: number,
  turn = 0,
  steps = 5,
): Vec2[] {
  const angle = (turn * Math.PI) / 180;
  const corners = [
    [-1, -1, 180],
    [1, -1, 270],
    [1, 1, 0],
    [-1, 1, 90],
  ] as const;
  return corners.flatMap(([sx, sz, from]) =>
    Array.from({ length: steps + 1 }, (_, i): Vec2 => {
      const a = ((from + (i * 90) / steps) * Math.PI) / 180;
      const u = sx * (width / 2 - radius) + Math.cos(a) * radius;
      const v = sz * (depth / 2 - radius) + Math.sin(a) * radius;
      return [x + u * Math.cos(angle) - v * Math.sin(angle), z + u * Math.sin(angle) + v * Math.cos(angle)];
    }),
  );
}

/** Returns a polygon that approximates an ellipse on the ground. */
export function round(x: number, z: number, radiusX: number, radiusZ = radiusX, corners = 28): Vec2[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2;
    return [x + Math.cos(angle) * radiusX, z + Math.sin(angle) * radiusZ] as const;
  });
}

/** Returns the mean of a polygon's corners. */
export function middle(points: readonly Vec2[]): Vec2 {
  const sum = points.reduce<[number, number]>((s, p) => [s[0] + p[0], s[1] + p[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** Returns the convex hull of points on the ground, counter-clockwise. */
export function hull(points: readonly Vec2[]): Vec2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Vec2, a: Vec2, b: Vec2) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Vec2[]) => {
    const chain: Vec2[] = [];
    for (const point of list) {
      for (;;) {
        const a = chain.at(-2);
        const b = chain.at(-1);
        if (!a || !b || turn(a, b, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}
