import { isOnLand } from './coast';

export interface Name {
  readonly he: string;
  readonly en: string;
}
type Position = readonly [number, number];
type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] };

/** Metres per degree of latitude, and per degree of longitude at the equator. */
const LATITUDE = 110_900;
const LONGITUDE = 111_320;

/**
 * Offsets in metres around a spot. All of these points must be on land, so that nothing is drawn right at the water.
 */
const BEACH = [
  [60, 0],
  [-60, 0],
  [0, 60],
  [0, -60],
] as const;

const shape = (kind: string, geometry: Geometry, name?: Name) => ({
  type: 'Feature' as const,
  properties: { kind, ...(name && { name }) },
  geometry,
});

/**
 * Returns functions that create GeoJSON shapes around a place.
 * @param center latitude and longitude; the functions take metres east and north of it
 */
export function surroundingShapes({ latitude, longitude }: { latitude: number; longitude: number }) {
  const perDegree = LONGITUDE * Math.cos((latitude * Math.PI) / 180);
  const at = (east: number, north: number): Position => [
    Number((longitude + east / perDegree).toFixed(5)),
    Number((latitude + north / LATITUDE).toFixed(5)),
  ];
  const isDry = (east: number, north: number): boolean =>
    BEACH.every(([x, y]) => isOnLand(latitude + (north + y) / LATITUDE, longitude + (east + x) / perDegree));
  return {
    /** Checks whether a spot, given in metres, is on land and not right at the coast. */
    isDry,
    street: (name: Name | undefined, ...points: readonly (readonly [number, number])[]) =>
      shape('street', { type: 'LineString', coordinates: points.map(([x, y]) => at(x, y)) }, name),
    area: (kind: string, west: number, south: number, east: number, north: number, name?: Name) =>
      shape(
        kind,
        {
          type: 'Polygon',
          coordinates: [
            [at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)],
          ],
        },
        name,
      ),
    place: (name: Name, east: number, north: number) =>
      shape('place', { type: 'Point', coordinates: at(east, north) }, name),
  };
}
