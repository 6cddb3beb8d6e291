/**
 * Distance in px from the lower edge of the screen that a step must reach before it appears (forms-investors-catalogue
 * §4, §9).
 */
export const OFFSET = 180;

/**
 * Returns the index of the last step that has scrolled far enough into view, or -1 if none has.
 * @param tops top edges of the steps in px from the upper edge of the screen, in order
 * @param screenHeight in px
 */
export function lastVisibleStep(tops: readonly number[], screenHeight: number): number {
  return tops.filter((top) => top <= screenHeight - OFFSET).length - 1;
}
