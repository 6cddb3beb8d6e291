import { readFileSync } from 'node:fs';
import { drawBaseMap, FILE, flattened } from './drawBaseMap';

it('draws the base map that the site has', () =>
  expect(JSON.parse(drawBaseMap())).toEqual(JSON.parse(readFileSync(FILE, 'utf8'))));

describe('a ring that crosses the edge of the flat world', () => {
  const longitudes = (ring: [number, number][]) => flattened(ring).map((part) => part.map(([x]) => x));

  it('goes on beyond the edge, and stands at the other edge too', () =>
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

  it('is closed beyond the pole that it runs around', () => {
    const [part] = flattened([
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

  it('is left alone when it does not cross it', () =>
    expect(
      longitudes([
        [10, 40],
        [20, 40],
        [20, 50],
        [10, 40],
      ]),
    ).toEqual([[10, 20, 20, 10]]));
});
