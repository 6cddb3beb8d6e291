import type { Vec3 } from './vector';

export interface CameraSettings {
  width: number;
  height: number;
  eye: Vec3;
  /** Degrees to the right of the z axis. */
  yaw?: number;
  /** Degrees downwards; 0 keeps verticals upright. */
  pitch?: number;
  /** Horizontal angle of view in degrees. */
  view?: number;
  /** Height of the vanishing line in the picture (0 top, 1 bottom) with a pitch of 0. */
  horizon?: number;
}

/** A point of the picture with its distance along the view. */
export interface Projected {
  x: number;
  y: number;
  z: number;
}

const NEAR = 0.2;

/** Projects places of the world onto the picture. */
export class Camera {
  readonly eye: Vec3;
  readonly width: number;
  readonly height: number;
  readonly focal: number;
  private readonly centreY: number;
  private readonly yaw: readonly [sin: number, cos: number];
  private readonly pitch: readonly [sin: number, cos: number];

  constructor({ width, height, eye, yaw = 0, pitch = 0, view = 60, horizon = 0.5 }: CameraSettings) {
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    this.eye = eye;
    this.width = width;
    this.height = height;
    this.focal = width / 2 / Math.tan(radians(view) / 2);
    this.centreY = height * horizon;
    this.yaw = [Math.sin(radians(yaw)), Math.cos(radians(yaw))];
    this.pitch = [Math.sin(radians(pitch)), Math.cos(radians(pitch))];
  }

  /** Converts a place to camera coordinates: right, up, ahead. */
  private view([x, y, z]: Vec3): [number, number, number] {
    const rx = x - this.eye[0];
    const ry = y - this.eye[1];
    const rz = z - this.eye[2];
    const [sinYaw, cosYaw] = this.yaw;
    const [sinPitch, cosPitch] = this.pitch;
    const right = rx * cosYaw - rz * sinYaw;
    const ahead = rx * sinYaw + rz * cosYaw;
    return [right, ry * cosPitch + ahead * sinPitch, ahead * cosPitch - ry * sinPitch];
  }

  private flatten([x, y, z]: readonly [number, number, number]): Projected {
    return { x: this.width / 2 + (this.focal * x) / z, y: this.centreY - (this.focal * y) / z, z };
  }

  /** Projects a place; undefined behind the camera. */
  project(point: Vec3): Projected | undefined {
    const seen = this.view(point);
    return seen[2] < NEAR ? undefined : this.flatten(seen);
  }

  /** Projects the part of a flat polygon in front of the camera. */
  polygon(points: readonly Vec3[]): Projected[] {
    const seen = points.map((point) => this.view(point));
    const kept: [number, number, number][] = [];
    seen.forEach((current, index) => {
      const previous = seen[(index + seen.length - 1) % seen.length] ?? current;
      const inside = current[2] >= NEAR;
      if (inside !== previous[2] >= NEAR) {
        const t = (NEAR - previous[2]) / (current[2] - previous[2]);
        kept.push([
          previous[0] + (current[0] - previous[0]) * t,
          previous[1] + (current[1] - previous[1]) * t,
          NEAR,
        ]);
      }
      if (inside) kept.push(current);
    });
    return kept.map((point) => this.flatten(point));
  }

  /** Returns the pixels per metre at a distance. */
  scale(ahead: number): number {
    return this.focal / Math.max(NEAR, ahead);
  }

  /** Returns the y of the vanishing line on the picture. */
  get horizonY(): number {
    const [sin, cos] = this.pitch;
    return this.centreY - (this.focal * sin) / Math.max(0.01, cos);
  }
}
