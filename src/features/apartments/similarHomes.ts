import type { ProjectHome } from './ProjectHome';

const SHOWN = 3;

/** How much another home differs: a room counts as twenty square metres, a floor as two, and a hundredth of the price as one. */
function difference(one: ProjectHome, other: ProjectHome): number {
  const apart = (a: number | null, b: number | null, unknown: number) =>
    a === null || b === null ? unknown : Math.abs(a - b);
  const price = apart(one.price, other.price, 0) / Math.max(one.price ?? 1, 1);
  return (
    apart(one.rooms, other.rooms, 2) * 20 +
    apart(one.area, other.area, 30) +
    apart(one.floor, other.floor, 5) * 2 +
    price * 100
  );
}

/**
 * Homes like one that cannot be had: those that are free, the most alike first.
 * @param home the one that is taken
 * @param homes all of the project
 */
export const similarHomes = (home: ProjectHome, homes: readonly ProjectHome[]): ProjectHome[] =>
  homes
    .filter(({ id, state }) => id !== home.id && state === 'free')
    .map((other) => ({ other, apart: difference(home, other) }))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, SHOWN)
    .map(({ other }) => other);
