import type { MapPlace, PlaceCluster } from './MapPlace';
import { project, unproject, type WorldPoint } from './mercator';

interface Heap {
  places: [MapPlace, ...MapPlace[]];
  point: WorldPoint;
}

const between = (one: WorldPoint, other: WorldPoint): number => Math.hypot(one.x - other.x, one.y - other.y);

const middle = (one: Heap, other: Heap): WorldPoint => {
  const [a, b] = [one.places.length, other.places.length];
  const mean = (p: number, q: number) => (p * a + q * b) / (a + b);
  return { x: mean(one.point.x, other.point.x), y: mean(one.point.y, other.point.y) };
};

/**
 * Groups places into clusters until no two marks touch. Grid-based clustering libraries can leave touching marks on
 * either side of a grid line.
 * @param places in reading order
 * @param zoom zoom of the map
 * @param apart minimum distance between marks in px
 */
export function clusterPlaces(places: readonly MapPlace[], zoom: number, apart: number): PlaceCluster[] {
  const heaps: Heap[] = [];
  for (const place of places) {
    let heap: Heap = { places: [place], point: project(place, zoom) };
    // A cluster moves when it grows, so it may touch another one. Repeat until it touches none.
    for (let index = touching(heaps, heap, apart); index !== -1; index = touching(heaps, heap, apart)) {
      const [met] = heaps.splice(index, 1) as [Heap];
      heap = { places: [...met.places, ...heap.places], point: middle(met, heap) };
    }
    heaps.push(heap);
  }
  return heaps.map(({ places: members, point }) => ({
    ...(members.length === 1 ? position(members[0]) : unproject(point, zoom)),
    key: members.map(({ key }) => key).join(' '),
    places: members,
  }));
}

const position = ({ latitude, longitude }: MapPlace) => ({ latitude, longitude });

const touching = (heaps: readonly Heap[], heap: Heap, apart: number): number =>
  heaps.findIndex(({ point }) => between(point, heap.point) < apart);

/**
 * Returns the lowest zoom at which a cluster splits into several marks.
 * @param largest maximum zoom
 * @returns null if the places stay together up to the maximum zoom
 */
export function findSplittingZoom(
  cluster: PlaceCluster,
  zoom: number,
  apart: number,
  largest: number,
): number | null {
  for (let next = Math.floor(zoom) + 1; next <= largest; next += 1) {
    if (clusterPlaces(cluster.places, next, apart).length > 1) return next;
  }
  return null;
}
