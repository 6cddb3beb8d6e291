/** How far Page Up and Page Down lead. */
const PAGE = 10;

/**
 * Where a key leads on a line of points. Time goes from left to right in every language, so that the right arrow is always later.
 * @param key name of the key
 * @param index where the reader stands
 * @param count how many points there are
 * @returns null for other keys
 */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  const last = count - 1;
  const steps: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    PageUp: index + PAGE,
    PageDown: index - PAGE,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  return next === undefined ? null : Math.min(last, Math.max(0, next));
}
