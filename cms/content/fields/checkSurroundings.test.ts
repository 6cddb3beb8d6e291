import { expect, it } from 'vitest';
import { checkSurroundings } from './checkSurroundings';

const shape = (kind: string, geometry: unknown, name?: unknown) => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: { kind, ...(name !== undefined && { name }) }, geometry }],
});
const line = {
  type: 'LineString',
  coordinates: [
    [34.78, 32.06],
    [34.79, 32.07],
  ],
};

it.each([
  [null],
  [undefined],
  [{ type: 'FeatureCollection', features: [] }],
  [shape('street', line)],
  [shape('street', line, { he: 'דרך', en: 'Road' })],
  [shape('place', { type: 'Point', coordinates: [34.78, 32.06] }, 'Station')],
])('accepts %j', (value) => expect(checkSurroundings(value)).toBe(true));

it.each([
  [[], 'GeoJSON'],
  ['text', 'GeoJSON'],
  [{ type: 'Feature' }, 'type'],
  [shape('spaceport', line), 'features.0.properties.kind'],
  [shape('street', { type: 'LineString', coordinates: [[34.78, 32.06]] }), 'features.0.geometry.coordinates'],
  [shape('place', { type: 'Point', coordinates: [200, 32.06] }), 'features.0.geometry.coordinates.0'],
  [shape('street', line, { he: 'דרך' }), 'features.0.properties.name'],
])('rejects %j with the location: %s', (value, where) =>
  expect(String(checkSurroundings(value)).startsWith(`${where}: `)).toBe(true),
);
