/**
 * The item to which a key leads in a vertical list that goes round (WAI-ARIA, tabs).
 * @param key name of the key
 * @param now the chosen item
 * @param count how many there are
 * @returns null for every other key
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
