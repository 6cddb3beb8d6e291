import type { Atmosphere } from './Atmosphere';
import type { Camera, Projected } from './Camera';
import { outline, type Canvas, type Paint } from './Canvas';
import type { Colour } from './colour';
import { add, dot, subtract, times, type Vec3 } from './vector';

/** A rectangle on a plane in metres: left, bottom, right, top. */
export type Area = readonly [u0: number, v0: number, u1: number, v1: number];

/** Position of a plane: a corner, the directions of width and height, and the normal. */
export interface PlaneSettings {
  origin: Vec3;
  u: Vec3;
  v: Vec3;
  normal: Vec3;
  width: number;
  height: number;
}

/** A flat surface in the world that is painted in metres: a façade, a floor, a roof. */
export class Plane {
  readonly width: number;
  readonly height: number;
  readonly normal: Vec3;
  readonly distance: number;

  constructor(
    readonly canvas: Canvas,
    readonly camera: Camera,
    readonly atmosphere: Atmosphere,
    private readonly at: PlaneSettings,
  ) {
    this.width = at.width;
    this.height = at.height;
    this.normal = at.normal;
    const centre = this.place(at.width / 2, at.height / 2);
    this.distance = Math.hypot(...subtract(centre, camera.eye));
  }

  /** Returns the place in the world, `out` metres in front of the plane. */
  place(u: number, v: number, out = 0): Vec3 {
    return add(add(add(this.at.origin, times(this.at.u, u)), times(this.at.v, v)), times(this.normal, out));
  }

  /** Whether the camera is in front of it. */
  get visible(): boolean {
    return dot(subtract(this.camera.eye, this.at.origin), this.normal) > 0;
  }

  /** Pixels per metre at its centre. */
  get scale(): number {
    return this.camera.scale(this.distance);
  }

  points([u0, v0, u1, v1]: Area, out = 0): Projected[] {
    return this.camera.polygon([
      this.place(u0, v0, out),
      this.place(u1, v0, out),
      this.place(u1, v1, out),
      this.place(u0, v1, out),
    ]);
  }

  /** Returns the path data of rectangles. */
  data(areas: readonly Area[], out = 0): string {
    return areas.map((area) => outline(this.points(area, out))).join('');
  }

  /** Paints rectangles in a fixed colour. */
  fill(areas: readonly Area[], fill: string, paint: Omit<Paint, 'fill'> = {}, out = 0): void {
    this.canvas.path(this.data(areas, out), { ...paint, fill });
  }

  /** Paints rectangles of a material, coloured by the plane's light and distance. */
  paint(areas: readonly Area[], material: Colour, paint: Omit<Paint, 'fill'> = {}, out = 0): void {
    this.fill(areas, this.lit(material), paint, out);
  }

  lit(material: Colour, shaded = false): Colour {
    return this.atmosphere.shade(material, this.normal, this.distance, shaded);
  }

  /** Paints a polygon in metres of the plane. */
  shape(points: readonly (readonly [number, number])[], paint: Paint, out = 0): void {
    this.canvas.polygon(this.camera.polygon(points.map(([u, v]) => this.place(u, v, out))), paint);
  }

  /** Defines a gradient from bottom to top. */
  rising(stops: readonly (readonly [number, Colour, number?])[]): string {
    const low = this.camera.project(this.place(this.width / 2, 0));
    const high = this.camera.project(this.place(this.width / 2, this.height));
    const from = low ?? { x: 0, y: this.canvas.height };
    const to = high ?? { x: 0, y: 0 };
    return this.canvas.linear(from, to, stops);
  }

  /** Defines a gradient from left to right. */
  across(stops: readonly (readonly [number, Colour, number?])[]): string {
    const left = this.camera.project(this.place(0, this.height / 2));
    const right = this.camera.project(this.place(this.width, this.height / 2));
    return this.canvas.linear(left ?? { x: 0, y: 0 }, right ?? { x: this.canvas.width, y: 0 }, stops);
  }

  get whole(): Area {
    return [0, 0, this.width, this.height];
  }
}
