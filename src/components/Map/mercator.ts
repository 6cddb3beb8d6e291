export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapView {
  readonly center: Coordinates;
  readonly zoom: number;
}

/** A point on the projected world map, in px. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Tile size of both providers in px. At zoom 0, one tile shows the whole world. */
const TILE_SIZE = 256;

/** Highest latitude of the Web Mercator projection, in degrees. The poles themselves would be infinitely far away. */
const LATITUDE_MAX = 85.0511;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * Projects a position to the world map with Web Mercator.
 * @param zoom zoom of the map, at which the world is `256 × 2^zoom` px wide
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

/** Returns the mean of the points, of which there must be at least one. */
export const meanOf = (points: readonly WorldPoint[]): WorldPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
