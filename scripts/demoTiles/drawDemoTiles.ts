import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { geoJSONToTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { HEAD_OFFICE, headOfficeSurroundings } from '../../cms/seed/content/headOfficeSurroundings';
import { project, unproject } from '../../src/components/Map/mercator';
import { TOWNS } from '../../src/components/Map/towns';
import { BASE_MAP_FILES } from '../drawBaseMap';
import { pmtilesFile, type Tile } from './pmtilesFile';

/**
 * Draws the land, towns and streets of the demo as vector tiles for tests. Run it with `npx tsx
 * scripts/demoTiles/drawDemoTiles.ts`. The whole country has tiles up to zoom 9, the surroundings of the head office at
 * all zooms.
 */
const FILE = path.resolve(__dirname, '../../test/fixtures/maps/demo.pmtiles');
const COUNTRY = { west: 34.2, south: 29.4, east: 35.9, north: 33.4 };
const COUNTRY_ZOOM = 9;
const STREET_ZOOM = 14;
/** Distance in degrees from the head office up to which streets are drawn. */
const STREET_RADIUS = 0.012;

type Layers = Record<string, Feature[]>;

interface RegionMap {
  zoom: number;
  northWest: [number, number];
  southEast: [number, number];
  land: string;
  lakes: string;
}

const region = JSON.parse(readFileSync(BASE_MAP_FILES.region, 'utf8')) as RegionMap;

const shape = (geometry: Geometry, properties: Record<string, string | number>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});
const names = ({ he, en }: { he: string; en: string }) => ({ name: he, 'name:he': he, 'name:en': en });

/** Converts a position on the region's map to longitude and latitude in degrees. */
function positionOf([x, y]: readonly [number, number]): Position {
  const { longitude, latitude } = unproject({ x, y }, region.zoom);
  return [longitude, latitude];
}

/** Parses the rings of an SVG path whose lines have relative coordinates. */
function ringsOf(shapes: string): Position[][] {
  return shapes
    .split(/(?=M)/)
    .filter(Boolean)
    .map((ring) => {
      const points: [number, number][] = [];
      let [x, y] = [0, 0];
      for (const [, command = '', text = ''] of ring.matchAll(/([MlhvLHV])([^a-zA-Z]*)/g)) {
        const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
        while (numbers.length > 0) {
          const isAbsolute = command === command.toUpperCase();
          const moves = (start: number) => (isAbsolute ? 0 : start) + (numbers.shift() ?? 0);
          if (!/v/i.test(command)) x = moves(x);
          if (!/h/i.test(command)) y = moves(y);
          points.push([x, y]);
        }
      }
      return [...points, ...points.slice(0, 1)].map(positionOf);
    });
}

function countryLayers(): Layers {
  const land = ringsOf(region.land);
  const [[left, top], [right, bottom]] = [region.northWest, region.southEast];
  const edge = (
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ] as const
  ).map(positionOf);
  const road = ['תל אביב־יפו', 'חדרה', 'חיפה', 'נהריה'].flatMap((name) =>
    TOWNS.filter((town) => town.name.he === name).map(({ longitude, latitude }) => [longitude, latitude]),
  );
  return {
    earth: land.map((ring) => shape({ type: 'Polygon', coordinates: [ring] }, { kind: 'earth' })),
    water: [
      shape({ type: 'Polygon', coordinates: [edge, ...land] }, { kind: 'ocean' }),
      ...ringsOf(region.lakes).map((ring) =>
        shape({ type: 'Polygon', coordinates: [ring] }, { kind: 'lake' }),
      ),
    ],
    roads: [
      shape(
        { type: 'LineString', coordinates: road },
        { kind: 'highway', ...names({ he: 'כביש החוף', en: 'Coastal Highway' }) },
      ),
    ],
    places: TOWNS.map(({ name, longitude, latitude, from }) =>
      shape(
        { type: 'Point', coordinates: [longitude, latitude] },
        { kind: 'locality', population_rank: 15 - from, ...names(name) },
      ),
    ),
  };
}

/** Layer and kind in the Protomaps schema for each kind of feature in the demo. */
const SCHEMA: Record<string, [layer: string, kind: string]> = {
  water: ['water', 'lake'],
  park: ['landuse', 'park'],
  street: ['roads', 'minor_road'],
  building: ['buildings', 'building'],
  place: ['pois', 'station'],
};

function streetLayers(): Layers {
  const { features } = headOfficeSurroundings as unknown as FeatureCollection;
  const layers: Layers = {};
  for (const { geometry, properties } of features) {
    const [layer, kind] = SCHEMA[String(properties?.kind)] ?? [];
    if (!layer || !kind) continue;
    const name = properties?.name as { he: string; en: string } | undefined;
    const isMain = name?.en === 'HaMesila Road';
    (layers[layer] ??= []).push(
      shape(geometry, { kind: isMain ? 'major_road' : kind, ...(name && names(name)) }),
    );
  }
  return layers;
}

/** Lists the tiles of a zoom level that cover a box. */
function tilesOf(z: number, { west, south, east, north }: typeof COUNTRY) {
  const tileAt = (longitude: number, latitude: number) => {
    const { x, y } = project({ longitude, latitude }, z);
    return [Math.floor(x / 256), Math.floor(y / 256)] as const;
  };
  const [[left, top], [right, bottom]] = [tileAt(west, north), tileAt(east, south)];
  const columns = Array.from({ length: right - left + 1 }, (_, index) => left + index);
  return Array.from({ length: bottom - top + 1 }, (_, index) => top + index).flatMap((y) =>
    columns.map((x) => ({ z, x, y })),
  );
}

function draw(): Buffer {
  const [country, streets] = [countryLayers(), streetLayers()];
  const layers = [...new Set([...Object.keys(country), ...Object.keys(streets)])];
  const office = {
    west: HEAD_OFFICE.longitude - STREET_RADIUS,
    south: HEAD_OFFICE.latitude - STREET_RADIUS,
    east: HEAD_OFFICE.longitude + STREET_RADIUS,
    north: HEAD_OFFICE.latitude + STREET_RADIUS,
  };
  const zooms = Array.from({ length: STREET_ZOOM + 1 }, (_, z) => z);
  const tiles = zooms
    .flatMap((z) => tilesOf(z, z > COUNTRY_ZOOM ? office : COUNTRY))
    .map(({ z, x, y }): Tile => {
      const encoded = layers.flatMap((name) => {
        const features = [...(country[name] ?? []), ...(z < 11 ? [] : (streets[name] ?? []))];
        const tile = geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, {
          maxZoom: STREET_ZOOM,
          clip: true,
        });
        return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
      });
      return { z, x, y, data: fromGeojsonVt(Object.fromEntries(encoded), { version: 2, extent: 4096 }) };
    });
  return pmtilesFile(tiles, COUNTRY);
}

mkdirSync(path.dirname(FILE), { recursive: true });
writeFileSync(FILE, draw());
