import { surroundingShapes } from '../cms/seed/content/surroundingShapes';
import { project, type WorldPoint } from '../src/components/Map/mercator';
import regionMap from '../src/components/Map/regionMap.json';

/** Coordinates of the land on the base map, which are stored as paths with relative coordinates. */
const rings = regionMap.land
  .split('z')
  .filter(Boolean)
  .map((path) => {
    const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
    const points: WorldPoint[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      const { x, y } = points.at(-1) ?? { x: 0, y: 0 };
      points.push({ x: x + (numbers[index] ?? 0), y: y + (numbers[index + 1] ?? 0) });
    }
    return points;
  });

function isLand(place: { latitude: number; longitude: number }): boolean {
  const { x, y } = project(place, regionMap.zoom);
  const crossings = rings.flatMap((ring) =>
    ring.filter((to, index) => {
      const from = ring.at(index - 1) ?? to;
      return from.y > y !== to.y > y && x > from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
    }),
  );
  return crossings.length % 2 === 1;
}

it("the demo's invented streets may lie only on land of the base map", () => {
  const places = Array.from({ length: 75 }, (_row, row) =>
    Array.from({ length: 180 }, (_column, column) => ({
      latitude: 31.5 + row * 0.02,
      longitude: 34.4 + column * 0.004,
    })),
  ).flat();
  const dry = places.filter((place) => surroundingShapes(place).isDry(0, 0));
  expect(dry.length).toBeGreaterThan(5000);
  expect(places.length - dry.length).toBeGreaterThan(3000);
  expect(dry.filter((place) => !isLand(place))).toEqual([]);
});
