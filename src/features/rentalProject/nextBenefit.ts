/**
 * Returns the index that a key selects in a vertical list with wrap-around (WAI-ARIA tabs).
 * @param now index of the chosen item
 * @returns null for other keys
 */
export function nextBenefit(key: string, now: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: (now + 1) % count,
    ArrowUp: (now - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return steps[key] ?? null;
}
