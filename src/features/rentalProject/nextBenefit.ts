/**
 * Returns the index of the tab that a key selects in a vertical list (WAI-ARIA tabs). After the last tab comes the
 * first.
 * @param now index of the chosen tab
 * @returns null if the key selects no tab
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
