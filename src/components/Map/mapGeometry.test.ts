import fc from 'fast-check';
import { clusterPlaces, findSplittingZoom } from './clusterPlaces';
import { fitView } from './fitView';
import type { MapPlace } from './MapPlace';
import { project, unproject } from './mercator';

const place = (key: string, latitude: number, longitude: number): MapPlace => ({
  key,
  name: key,
  latitude,
  longitude,
});
const TEL_AVIV = place('tel-aviv', 32.078, 34.781);
const JAFFA = place('jaffa', 32.052, 34.752);
const HAIFA = place('haifa', 32.794, 34.99);
const keys = (places: readonly MapPlace[], zoom: number) =>
  clusterPlaces(places, zoom, 44).map(({ key }) => key);

const anyPlaces = fc
  .array(fc.tuple(fc.double({ min: 29.4, max: 33.3 }), fc.double({ min: 34.2, max: 35.9 })), {
    maxLength: 40,
  })
  .map((list) =>
    list
      .filter((pair) => pair.every(Number.isFinite))
      .map(([latitude, longitude], index) => place(String(index), latitude, longitude)),
  );

describe('the projection', () => {
  it.each([
    [0, 0, 128, 128],
    [0, -180, 0, 128],
    [85.0511, 180, 256, 0],
    [-85.0511, 0, 128, 256],
    [90, 0, 128, 0],
  ])('projects %d, %d to %d, %d', (latitude, longitude, x, y) => {
    const point = project({ latitude, longitude }, 0);
    expect(point.x).toBeCloseTo(x, 3);
    expect(point.y).toBeCloseTo(y, 3);
  });

  it('is inverted by unproject', () => {
    const { latitude, longitude } = unproject(project(HAIFA, 12), 12);
    expect(latitude).toBeCloseTo(HAIFA.latitude, 8);
    expect(longitude).toBeCloseTo(HAIFA.longitude, 8);
  });
});

describe('clusterPlaces', () => {
  it.each([
    [6, ['tel-aviv jaffa haifa']],
    [8, ['tel-aviv jaffa', 'haifa']],
    [13, ['tel-aviv', 'jaffa', 'haifa']],
  ])('clusters touching places at zoom %d', (zoom, expected) =>
    expect(keys([TEL_AVIV, JAFFA, HAIFA], zoom).sort()).toEqual(expected.sort()),
  );

  it('keeps the position of a single place', () =>
    expect(clusterPlaces([HAIFA], 8, 44)[0]).toMatchObject({ latitude: 32.794, longitude: 34.99 }));

  it('never lets marks touch or loses a place', () =>
    fc.assert(
      fc.property(anyPlaces, fc.integer({ min: 5, max: 18 }), (places, zoom) => {
        const clusters = clusterPlaces(places, zoom, 44);
        const points = clusters.map((cluster) => project(cluster, zoom));
        points.forEach((one, index) =>
          points
            .slice(index + 1)
            .forEach((other) => expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(43.9)),
        );
        expect(clusters.flatMap(({ places: members }) => members.map(({ key }) => key)).sort()).toEqual(
          places.map(({ key }) => key).sort(),
        );
      }),
    ));
});

describe('findSplittingZoom', () => {
  const clusterOf = (...places: MapPlace[]) => {
    const [cluster] = clusterPlaces(places, 5, 44);
    if (!cluster) throw new Error('there is a cluster');
    return cluster;
  };
  it('returns the first zoom at which the cluster splits', () => {
    const zoom = findSplittingZoom(clusterOf(TEL_AVIV, JAFFA), 6, 44, 18);
    expect(zoom).toBe(11);
    expect(keys([TEL_AVIV, JAFFA], 10)).toHaveLength(1);
    expect(keys([TEL_AVIV, JAFFA], 11)).toHaveLength(2);
  });
  it('returns null for places at one position', () =>
    expect(findSplittingZoom(clusterOf(HAIFA, { ...HAIFA, key: 'again' }), 6, 44, 18)).toBeNull());
});

describe('fitView', () => {
  it('shows one place at the largest zoom', () =>
    expect(fitView([HAIFA], { width: 800, height: 400 }, 15)).toMatchObject({ zoom: 15 }));

  it('shows all places at any size', () =>
    fc.assert(
      fc.property(anyPlaces, fc.integer({ min: 300, max: 2000 }), (places, width) => {
        if (places.length === 0) return;
        const { center, zoom } = fitView(places, { width, height: 400 }, 15);
        const middle = project(center, zoom);
        for (const one of places) {
          const { x, y } = project(one, zoom);
          expect(Math.abs(x - middle.x)).toBeLessThanOrEqual(width / 2 + 0.01);
          expect(Math.abs(y - middle.y)).toBeLessThanOrEqual(200 + 0.01);
        }
      }),
    ));
});
