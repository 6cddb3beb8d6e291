import type { Feature, FeatureCollection } from 'geojson';
import { areaOf, limitView, zoomLimit } from './limitView';

const MIDDLE = { latitude: 32, longitude: 34.8 };
/** Degrees that correspond to half of 3 km in longitude and half of 2.5 km in latitude. */
const [EAST, NORTH] = [0.016, 0.011];

const street = (coordinates: number[][]): Feature => ({
  type: 'Feature',
  properties: { kind: 'street' },
  geometry: { type: 'LineString', coordinates },
});
const streets: FeatureCollection = {
  type: 'FeatureCollection',
  features: [
    street([
      [MIDDLE.longitude - EAST, MIDDLE.latitude - NORTH],
      [MIDDLE.longitude + EAST, MIDDLE.latitude + NORTH],
    ]),
  ],
};
const area = areaOf(streets);
const PHONE = { width: 318, height: 320 };
const DESKTOP = { width: 1100, height: 576 };

it.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('keeps the zoom of every position within the streets on %s', (_name, size) => {
  for (const east of [-0.9, -0.4, 0, 0.4, 0.9])
    for (const north of [-0.9, 0, 0.9])
      for (const zoom of [13, 14, 15, 16, 17, 18]) {
        const center = {
          latitude: MIDDLE.latitude + north * NORTH,
          longitude: MIDDLE.longitude + east * EAST,
        };
        expect({ east, north, zoom: limitView({ center, zoom }, area, size).zoom }).toEqual({
          east,
          north,
          zoom,
        });
      }
});

it('shows a position without streets nearby from further away', () => {
  const center = { latitude: MIDDLE.latitude + 0.5, longitude: MIDDLE.longitude };
  expect(limitView({ center, zoom: 16 }, area, PHONE).zoom).toBe(12);
  expect(zoomLimit(center, area)).toBe(12);
});

it('does not reach the faded edge of an illustration', () => {
  const illustration = areaOf(Object.assign({ illustration: true }, streets));
  expect(illustration?.width).toBeCloseTo((area?.width ?? 0) * 0.7);
  expect(illustration?.middle).toEqual(area?.middle);
});
