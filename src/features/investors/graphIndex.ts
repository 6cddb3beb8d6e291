/** Number of points that Page Up and Page Down move by. */
const PAGE = 10;

/**
 * Returns the index of the point that a key moves to. Time goes from left to right in every language, so the right
 * arrow always moves to a later point.
 * @param key value of `KeyboardEvent.key`
 * @param index index of the selected point
 * @param count number of points
 * @returns null if the key does not move the selection
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
