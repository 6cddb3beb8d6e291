/** How far in px a step must have come up the screen before it shows (forms-investors-catalogue §4, §9). */
export const OFFSET = 180;

/**
 * The last step that the scroll position has passed.
 * @param tops where each step begins, in px from the upper edge of the screen, in order
 * @param screenHeight in px
 * @returns its index; -1 while there is none
 */
export function lastVisibleStep(tops: readonly number[], screenHeight: number): number {
  return tops.filter((top) => top <= screenHeight - OFFSET).length - 1;
}
