import { readFileSync } from 'node:fs';
import { drawBaseMap, BASE_MAP_FILES, projectRing } from './drawBaseMap';

it.each(['world', 'region'] as const)("generates the site's base map: %s", (part) =>
  expect(drawBaseMap()[part]).toEqual(JSON.parse(readFileSync(BASE_MAP_FILES[part], 'utf8'))),
);

describe('a ring that crosses the antimeridian', () => {
  const longitudes = (ring: [number, number][]) => projectRing(ring).map((part) => part.map(([x]) => x));

  it('continues beyond the edge, and is repeated at the opposite edge', () =>
    expect(
      longitudes([
        [170, 60],
        [-170, 60],
        [-170, 50],
        [170, 60],
      ]),
    ).toEqual([
      [-190, -170, -170, -190],
      [170, 190, 190, 170],
    ]));

  it('is closed beyond the pole that it encloses', () => {
    const [part] = projectRing([
      [-120, -70],
      [0, -75],
      [120, -70],
      [-120, -70],
    ]).filter((ring) => ring.some(([x]) => x === 0));
    expect(part?.slice(-2)).toEqual([
      [240, -90],
      [-120, -90],
    ]);
  });

  it('is unchanged without a crossing', () =>
    expect(
      longitudes([
        [10, 40],
        [20, 40],
        [20, 50],
        [10, 40],
      ]),
    ).toEqual([[10, 20, 20, 10]]));
});
