import { outline } from '../engine/Canvas';
import type { Colour } from '../engine/colour';
import type { Area, Plane } from '../engine/Plane';
import { dot, subtract, type Vec3 } from '../engine/vector';

/** Returns the direction of a plane's width. */
function along(plane: Plane): Vec3 {
  const width = Math.max(1e-6, plane.width);
  const [a, b] = [plane.place(0, 0), plane.place(plane.width, 0)];
  return [(b[0] - a[0]) / width, (b[1] - a[1]) / width, (b[2] - a[2]) / width];
}

/**
 * Paints boxes that project from a façade (slabs, fins, frames, canopies). Equal faces become one shape, so they must
 * not overlap.
 */
export function blocks(plane: Plane, areas: readonly Area[], out: number, material: Colour, from = 0): void {
  const { camera, atmosphere, canvas, distance } = plane;
  const u = along(plane);
  const face = (points: readonly Vec3[]) => outline(camera.polygon(points));
  let sides = '';
  let level = '';
  let under = '';
  for (const [u0, v0, u1, v1] of areas) {
    const corner = (cu: number, cv: number, o: number) => plane.place(cu, cv, o);
    const eye = camera.eye;
    if (dot(subtract(eye, corner(u0, v0, out)), u) < 0) {
      sides += face([corner(u0, v0, from), corner(u0, v0, out), corner(u0, v1, out), corner(u0, v1, from)]);
    } else if (dot(subtract(eye, corner(u1, v0, out)), u) > 0) {
      sides += face([corner(u1, v0, from), corner(u1, v0, out), corner(u1, v1, out), corner(u1, v1, from)]);
    }
    if (eye[1] > corner(u0, v1, 0)[1]) {
      level += face([corner(u0, v1, from), corner(u1, v1, from), corner(u1, v1, out), corner(u0, v1, out)]);
    } else if (eye[1] < corner(u0, v0, 0)[1]) {
      under += face([corner(u0, v0, from), corner(u1, v0, from), corner(u1, v0, out), corner(u0, v0, out)]);
    }
  }
  const towards = dot(subtract(camera.eye, plane.place(plane.width / 2, 0)), u) < 0 ? -1 : 1;
  canvas.path(under, { fill: atmosphere.shade(material, [0, -0.6, 0], distance, true) });
  canvas.path(level, { fill: atmosphere.shade(material, [0, 1, 0], distance) });
  canvas.path(sides, { fill: atmosphere.shade(material, [u[0] * towards, 0, u[2] * towards], distance) });
  plane.paint(areas, material, {}, out);
}
