import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Feature, Position } from 'geojson';
import { BASE_MAP_REGION as REGION } from '../src/components/Map/baseMapRegion';
import { project, type WorldPoint } from '../src/components/Map/mercator';

/**
 * Files of the base map that is drawn without a maps service, from Natural Earth (public domain). One has the land of
 * the world, the other the surroundings of the country in detail. `npx tsx scripts/drawBaseMap.ts` regenerates them.
 */
export const BASE_MAP_FILES = {
  world: path.resolve(__dirname, '../src/components/Map/worldMap.json'),
  region: path.resolve(__dirname, '../src/components/Map/regionMap.json'),
};

const WORLD_ZOOM = 4;
const REGION_ZOOM = 10;

type Ring = readonly Position[];
interface Edge {
  inside: (point: Position) => boolean;
  cut: (from: Position, to: Position) => Position;
}

const at =
  (axis: 0 | 1, value: number) =>
  (from: Position, to: Position): Position => {
    const [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [from, to];
    const part = axis === 0 ? (value - x1) / (x2 - x1) : (value - y1) / (y2 - y1);
    return [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
  };
const EDGES: readonly Edge[] = [
  { inside: ([x = 0]) => x >= REGION.west, cut: at(0, REGION.west) },
  { inside: ([x = 0]) => x <= REGION.east, cut: at(0, REGION.east) },
  { inside: ([, y = 0]) => y >= REGION.south, cut: at(1, REGION.south) },
  { inside: ([, y = 0]) => y <= REGION.north, cut: at(1, REGION.north) },
];

/** Lakes of the region. Natural Earth counts their area as land, so they must be cut out here. */
const LAKES: readonly Ring[] = [
  // Sea of Galilee
  [
    [35.575, 32.893],
    [35.61, 32.887],
    [35.64, 32.862],
    [35.652, 32.82],
    [35.642, 32.775],
    [35.622, 32.735],
    [35.583, 32.705],
    [35.567, 32.718],
    [35.552, 32.76],
    [35.538, 32.8],
    [35.522, 32.842],
    [35.543, 32.872],
  ],
  // Dead Sea
  [
    [35.535, 31.77],
    [35.567, 31.742],
    [35.585, 31.69],
    [35.563, 31.6],
    [35.572, 31.49],
    [35.555, 31.41],
    [35.535, 31.345],
    [35.505, 31.31],
    [35.465, 31.295],
    [35.425, 31.305],
    [35.4, 31.335],
    [35.39, 31.38],
    [35.395, 31.46],
    [35.415, 31.55],
    [35.44, 31.65],
    [35.465, 31.72],
  ],
];

/** Clips a ring to the region with the Sutherland-Hodgman algorithm. */
const clipRing = (ring: Ring): Ring =>
  EDGES.reduce<Ring>(
    (points, { inside, cut }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) as Position;
        const crossing = inside(before) === inside(point) ? [] : [cut(before, point)];
        return inside(point) ? [...crossing, point] : crossing;
      }),
    ring,
  );

function ringsOf(shape: Feature): Ring[] {
  const { geometry } = shape;
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

function readLand(file: string): Ring[] {
  const text = readFileSync(require.resolve(`world-atlas/${file}.json`), 'utf8');
  const topology = JSON.parse(text) as Topology<{ land: GeometryCollection }>;
  return feature(topology, topology.objects.land).features.flatMap(ringsOf);
}

/**
 * Projects a ring onto a flat map. A ring that crosses the antimeridian continues beyond the edge of the map, and is
 * repeated on the other side. A ring around a pole is closed beyond the edge of the map.
 */
export function projectRing(ring: Ring): Ring[] {
  let shift = 0;
  const points = ring.map((point, index): Position => {
    const [x = 0, y = 0] = point;
    const [before = x] = ring[index - 1] ?? point;
    if (Math.abs(x - before) > 180) shift += x > before ? -360 : 360;
    return [x + shift, y];
  });
  const [[first = 0, latitude = 0] = [], [last = 0] = []] = [points[0], points.at(-1)];
  const pole = latitude < 0 ? -90 : 90;
  const closed = Math.abs(last - first) > 180 ? [...points, [last, pole], [first, pole]] : points;
  const meridians = closed.map(([x = 0]) => x);
  const [west, east] = [Math.min(...meridians), Math.max(...meridians)];
  return [-360, 0, 360]
    .filter((turn) => west + turn < 180 && east + turn > -180)
    .map((turn) => closed.map(([x = 0, y = 0]) => [x + turn, y]));
}

/** Converts a ring to an SVG path with relative coordinates in whole px. Leaves out moves of length zero. */
function svgPath(ring: Ring, zoom: number): string {
  const points = ring.map(([longitude = 0, latitude = 0]): WorldPoint => {
    const { x, y } = project({ longitude, latitude }, zoom);
    return { x: Math.round(x), y: Math.round(y) };
  });
  const moved = points.filter(({ x, y }, index) => {
    const before = points[index - 1];
    return !before || before.x !== x || before.y !== y;
  });
  if (moved.length < 4) return '';
  const steps = moved.map(({ x, y }, index) => {
    const before = moved[index - 1];
    return before ? `${x - before.x} ${y - before.y}` : `${x} ${y}l`;
  });
  return `M${steps.join(' ').replace('l ', 'l').replace(/ -/g, '-')}z`;
}

/** Draws the parts of the base map: the world and the region. */
export function drawBaseMap() {
  const corner = (latitude: number, longitude: number) => {
    const { x, y } = project({ latitude, longitude }, REGION_ZOOM);
    return [Math.round(x), Math.round(y)];
  };
  return {
    world: {
      zoom: WORLD_ZOOM,
      land: readLand('land-110m')
        .flatMap(projectRing)
        .map((ring) => svgPath(ring, WORLD_ZOOM))
        .join(''),
    },
    region: {
      zoom: REGION_ZOOM,
      northWest: corner(REGION.north, REGION.west),
      southEast: corner(REGION.south, REGION.east),
      land: readLand('land-10m')
        .map(clipRing)
        .map((ring) => svgPath(ring, REGION_ZOOM))
        .join(''),
      lakes: LAKES.map((ring) => svgPath(ring, REGION_ZOOM)).join(''),
    },
  };
}

if (require.main === module) {
  const { world, region } = drawBaseMap();
  writeFileSync(BASE_MAP_FILES.world, `${JSON.stringify(world, null, 2)}\n`);
  writeFileSync(BASE_MAP_FILES.region, `${JSON.stringify(region, null, 2)}\n`);
}
