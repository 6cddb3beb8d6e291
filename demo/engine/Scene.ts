import type { Atmosphere } from './Atmosphere';
import type { Camera } from './Camera';
import { Canvas, outline, type Paint } from './Canvas';
import { mix, type Colour } from './colour';
import { Plane } from './Plane';
import { Random } from './Random';
import { hull, subtract, unit, type Vec2, type Vec3 } from './vector';

interface Item {
  distance: number;
  draw: () => void;
}

export interface PrismOptions {
  base?: number;
  /** Paints a vertical side. */
  side?: (plane: Plane, index: number) => void;
  /** Paints the top when seen from above. */
  top?: Colour | ((data: string) => void);
  wall: Colour;
  /** Haze at the foot, 0 to 1. */
  mist?: number;
}

/** Collects objects with distances and paints them from far to near. */
export class Scene {
  readonly canvas: Canvas;
  readonly random: Random;
  private items: Item[] = [];
  private shadows: string[] = [];

  constructor(
    readonly camera: Camera,
    readonly air: Atmosphere,
    seed: string,
  ) {
    this.canvas = new Canvas(camera.width, camera.height);
    this.random = new Random(seed);
  }

  /** Returns the distance of a place on the ground. */
  distance(x: number, z: number): number {
    return Math.hypot(x - this.camera.eye[0], z - this.camera.eye[2]);
  }

  /** Adds an object, which `draw` paints later. */
  add(distance: number, draw: () => void): void {
    this.items.push({ distance, draw });
  }

  /** Paints and removes all objects, far ones first. */
  paint(): void {
    const items = this.items.sort((a, b) => b.distance - a.distance);
    this.items = [];
    for (const item of items) item.draw();
  }

  /** Paints a horizontal polygon in the colour of a material. */
  ground(
    points: readonly Vec2[],
    material: Colour,
    options: { height?: number; opacity?: number } = {},
  ): void {
    const { height = 0, opacity } = options;
    const seen = this.camera.polygon(points.map(([x, z]): Vec3 => [x, height, z]));
    const zs = seen.map((point) => point.z);
    const near = Math.min(...zs);
    const far = Math.max(...zs);
    const shade = (z: number) => this.air.shade(material, [0, 1, 0], z);
    const top = Math.min(...seen.map((point) => point.y));
    const bottom = Math.max(...seen.map((point) => point.y));
    const drop = this.camera.eye[1] - height;
    const horizon = this.camera.horizonY;
    // Distance on the ground grows as 1 / (pixels below the vanishing line), which a few stops approximate well.
    const at = (y: number) =>
      y - horizon < 1 ? far : Math.min(far, Math.max(near, (this.camera.focal * drop) / (y - horizon)));
    const fill =
      far / near < 1.3 || bottom - top < 3
        ? shade((near + far) / 2)
        : this.canvas.linear(
            { x: 0, y: top },
            { x: 0, y: bottom },
            [0, 0.08, 0.2, 0.4, 0.7, 1].map((t) => [t, shade(at(top + (bottom - top) * t))]),
          );
    this.canvas.polygon(seen, { fill, opacity });
  }

  /** Collects the shadow of a body on the ground; `castShadows` paints all of them. */
  shadowOf(foot: readonly Vec2[], height: number, base = 0): void {
    const [sx, sy, sz] = this.air.sun;
    if (sy <= 0.02) return;
    const throwTo = ([x, z]: Vec2, h: number): Vec2 => [x - (sx / sy) * h, z - (sz / sy) * h];
    const points = hull([
      ...foot.map((p) => throwTo(p, base)),
      ...foot.map((p) => throwTo(p, base + height)),
    ]);
    this.shadows.push(outline(this.camera.polygon(points.map(([x, z]): Vec3 => [x, 0, z]))));
  }

  /** Paints the collected shadows as one shape, so that they do not add up. */
  castShadows(paint: Omit<Paint, 'fill'> = {}): void {
    this.canvas.path(this.shadows.join(''), {
      fill: this.air.shadow,
      opacity: this.air.shadowStrength,
      ...paint,
    });
    this.shadows = [];
  }

  /** Returns the vertical plane between two corners. */
  wall(a: Vec2, b: Vec2, base: number, height: number): Plane {
    const width = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const u = unit([b[0] - a[0], 0, b[1] - a[1]]);
    return new Plane(this.canvas, this.camera, this.air, {
      origin: [a[0], base, a[1]],
      u,
      v: [0, 1, 0],
      normal: [u[2], 0, -u[0]],
      width,
      height,
    });
  }

  /** Returns a horizontal plane: width along x, depth along z. */
  level(x: number, z: number, width: number, depth: number, y = 0, looks: 1 | -1 = 1): Plane {
    return new Plane(this.canvas, this.camera, this.air, {
      origin: [x, y, z],
      u: [1, 0, 0],
      v: [0, 0, 1],
      normal: [0, looks, 0],
      width,
      height: depth,
    });
  }

  /** Returns the visible sides of a body with a convex footprint (counter-clockwise), far ones first. */
  sides(foot: readonly Vec2[], base: number, height: number): { plane: Plane; index: number }[] {
    return foot
      .map((corner, index) => {
        const next = foot[(index + 1) % foot.length] ?? corner;
        return { plane: this.wall(corner, next, base, height), index };
      })
      .filter(({ plane }) => plane.visible)
      .sort((a, b) => b.plane.distance - a.plane.distance);
  }

  /** Paints a body with vertical sides at once (unsorted); for use inside `add`. */
  prism(foot: readonly Vec2[], height: number, options: PrismOptions): void {
    const { base = 0, side, top, wall, mist = 0 } = options;
    for (const { plane, index } of this.sides(foot, base, height)) {
      const lit = plane.lit(wall);
      const fog = this.air.settings.haze;
      plane.fill(
        [plane.whole],
        mist > 0
          ? plane.rising([
              [0, mix(lit, fog, mist)],
              [0.55, lit],
              [1, lit],
            ])
          : lit,
      );
      side?.(plane, index);
      if (mist > 0) {
        plane.fill(
          [plane.whole],
          plane.rising([
            [0, fog, mist * 0.8],
            [0.5, fog, 0],
          ]),
        );
      }
    }
    if (this.camera.eye[1] > base + height && top !== undefined) {
      const seen = this.camera.polygon(foot.map(([x, z]): Vec3 => [x, base + height, z]));
      const data = outline(seen);
      if (typeof top === 'function') top(data);
      else {
        const [x, z] = foot[0] ?? [0, 0];
        const metres = Math.hypot(...subtract([x, base + height, z], this.camera.eye));
        this.canvas.path(data, { fill: this.air.shade(top, [0, 1, 0], metres) });
      }
    }
  }
}
