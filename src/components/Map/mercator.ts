export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapView {
  readonly center: Coordinates;
  readonly zoom: number;
}

/** A point of the world map in px. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Tile size of both providers in px: the whole world at zoom 0. */
const TILE_SIZE = 256;

/** Limit of the projection; the poles would be infinitely far away. */
const LATITUDE_MAX = 85.0511;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * Projects a place with Web Mercator.
 * @param zoom the world is `256 × 2^zoom` px wide
 */
export function project({ latitude, longitude }: Coordinates, zoom: number): WorldPoint {
  const size = TILE_SIZE * 2 ** zoom;
  const sine = Math.sin(radians(within(latitude, -LATITUDE_MAX, LATITUDE_MAX)));
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** Inverts `project`. */
export function unproject({ x, y }: WorldPoint, zoom: number): Coordinates {
  const size = TILE_SIZE * 2 ** zoom;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI;
  return { latitude, longitude: (x / size) * 360 - 180 };
}

/** Returns the mean of at least one point. */
export const meanOf = (points: readonly WorldPoint[]): WorldPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
