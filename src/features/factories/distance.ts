import type { Factory } from './Factory';

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two positions in kilometres. */
export function distance(from: Position, to: Position): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const across = radians(to.longitude - from.longitude);
  const sine = (angle: number) => Math.sin(angle / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(sine(b - a) + Math.cos(a) * Math.cos(b) * sine(across)));
}

/** Returns the factory that is nearest to a position, or undefined if no factory has coordinates. */
export function nearestTo(place: Position, factories: readonly Factory[]): Factory | undefined {
  const near = factories.flatMap((factory) =>
    factory.position ? [{ factory, km: distance(place, factory.position) }] : [],
  );
  return near.sort((one, other) => one.km - other.km)[0]?.factory;
}
