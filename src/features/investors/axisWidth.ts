/** Gap in pixels between the axis labels and the graph, and the axis's minimum width. */
const GAP = 12;
const MIN_WIDTH = 72;

/**
 * Returns the width in pixels that an axis needs for its labels.
 * @param measure returns the width of a label in pixels
 */
export const axisWidth = (labels: readonly string[], measure: (label: string) => number): number =>
  Math.max(MIN_WIDTH, Math.ceil(Math.max(0, ...labels.map(measure))) + GAP);
