import { expect, it } from 'vitest';
import { text } from '../../lib/bilingual';
import { isOnLand } from '../coast';
import { neighbourhood } from './neighbourhood';

const street = text('רחוב הים 1', '1 HaYam Street').values;
const shapesAt = (latitude: number, longitude: number) =>
  neighbourhood({ key: 'house', at: [latitude, longitude], street });

it('draws the same streets for a project in every run, marked as an illustration', () => {
  expect(shapesAt(31.9, 35)).toEqual(shapesAt(31.9, 35));
  expect(shapesAt(31.9, 35).illustration).toBe(true);
});

it.each([
  ['the-sail', 31.8076, 34.6357],
  ['shore-towers', 32.3087, 34.8521],
  ['wave-towers', 32.7884, 34.9641],
  ['almond-grove', 33.0124, 35.1012],
])('draws nothing in the sea around %s', (_name, latitude, longitude) => {
  const { features } = shapesAt(latitude, longitude);
  const positions = features.flatMap(({ geometry }) => {
    if (geometry.type === 'Point') return [geometry.coordinates];
    return geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates;
  });
  const wet = positions.filter(([east, north]) => !isOnLand(north, east));
  expect(features.length).toBeGreaterThan(20);
  expect(wet).toEqual([]);
});
