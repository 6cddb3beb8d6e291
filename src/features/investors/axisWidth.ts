/** Space in px between labels of an axis and the graph, and the minimum width. */
const GAP = 12;
const MIN_WIDTH = 72;

/**
 * Returns the width in px that an axis needs for its labels.
 * @param measure returns the width of a label in px
 */
export const axisWidth = (labels: readonly string[], measure: (label: string) => number): number =>
  Math.max(MIN_WIDTH, Math.ceil(Math.max(0, ...labels.map(measure))) + GAP);
