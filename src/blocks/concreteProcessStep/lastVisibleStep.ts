/**
 * Distance in px of a step from the lower edge of the screen at which it shows (forms-investors-catalogue §4, §9).
 */
export const OFFSET = 180;

/**
 * Returns the index of the last step that scrolling has passed, or -1.
 * @param tops top edges of the steps in px from the upper edge of the screen, in order
 * @param screenHeight in px
 */
export function lastVisibleStep(tops: readonly number[], screenHeight: number): number {
  return tops.filter((top) => top <= screenHeight - OFFSET).length - 1;
}
