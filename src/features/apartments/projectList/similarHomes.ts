import type { ProjectHome } from '../home/ProjectHome';

const SHOWN = 3;

/**
 * Returns how different two apartments are. One room counts as 20, a square metre as 1, a floor as 2, and 1% of the
 * price as 1.
 */
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

/** Returns the free apartments that are most similar to another one, the most similar first. */
export const similarHomes = (home: ProjectHome, homes: readonly ProjectHome[]): ProjectHome[] =>
  homes
    .filter(({ id, state }) => id !== home.id && state === 'free')
    .map((other) => ({ other, apart: difference(home, other) }))
    .sort((a, b) => a.apart - b.apart)
    .slice(0, SHOWN)
    .map(({ other }) => other);
