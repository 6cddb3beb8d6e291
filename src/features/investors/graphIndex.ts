/** Number of points that Page Up and Page Down skip. */
const PAGE = 10;

/**
 * Returns the index that a key leads to. Time goes from left to right in every language, so the right arrow
 * is always later.
 * @param key name of the key
 * @param index of the selected point
 * @param count number of points
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
