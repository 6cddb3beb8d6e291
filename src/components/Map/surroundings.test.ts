import type { Feature } from 'geojson';
import { labelOf } from './labelOf';
import { kindOf, nameOf, readSurroundings } from './readSurroundings';
import { tileUrl } from './tileUrl';

const street = (coordinates: [number, number][], properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
});
const SIZE = { width: 100, height: 100 };
const asPixel = ([x = 0, y = 0]: number[]) => ({ x, y });

it.each([null, undefined, '', 7, [], {}, { type: 'Feature', features: [] }, { type: 'FeatureCollection' }])(
  'rejects %j',
  (raw) => expect(readSurroundings(raw)).toBeNull(),
);

it('accepts a feature collection', () => {
  const collection = { type: 'FeatureCollection', features: [] };
  expect(readSurroundings(collection)).toBe(collection);
});

it.each([
  [{ kind: 'street' }, 'street'],
  [{ kind: 'spaceport' }, undefined],
  [null, undefined],
])('draws %j as %s', (properties, kind) => expect(kindOf(street([], properties))).toBe(kind));

it.each([
  [{ he: 'שדרה', en: 'Avenue' }, 'Avenue'],
  [{ he: 'שדרה' }, null],
  ['Route 2', 'Route 2'],
  [undefined, null],
])('reads the English name of %j as %s', (name, expected) =>
  expect(nameOf(street([], { name }), 'en')).toBe(expected),
);

describe('labelOf', () => {
  it.each([
    [
      'to the right',
      [
        [0, 0],
        [10, 0],
      ],
      0,
    ],
    [
      'to the left, not upside down',
      [
        [10, 0],
        [0, 0],
      ],
      0,
    ],
    [
      'downwards',
      [
        [0, 0],
        [10, 10],
      ],
      45,
    ],
    [
      'steep and back',
      [
        [10, 10],
        [5, 0],
      ],
      63.43,
    ],
  ] as [string, [number, number][], number][])('writes along a street %s', (_name, line, angle) =>
    expect(labelOf(street(line), asPixel, SIZE)?.angle).toBeCloseTo(angle, 1),
  );

  it('centers the name of a plot', () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ];
    const plot: Feature = {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [square] },
    };
    expect(labelOf(plot, asPixel, SIZE)).toEqual({ x: 5, y: 5, angle: 0 });
  });

  it('is on the longest visible part of a street', () => {
    const line: [number, number][] = [
      [-500, 50],
      [20, 50],
      [20, 400],
    ];
    expect(labelOf(street(line), asPixel, SIZE)).toEqual({ x: 20, y: 75, angle: 90 });
  });

  it.each([
    ['a line without length', [[0, 0]]],
    [
      'a street beside the map',
      [
        [-10, -5],
        [300, -5],
      ],
    ],
  ] as [string, [number, number][]][])('returns null for %s', (_name, line) =>
    expect(labelOf(street(line), asPixel, SIZE)).toBeNull(),
  );
});

it("fills in a tile's address", () =>
  expect(tileUrl('https://{s}.tiles.example/{z}/{x}/{y}.png', { x: 3, y: 1, z: 7 })).toBe(
    'https://b.tiles.example/7/3/1.png',
  ));
