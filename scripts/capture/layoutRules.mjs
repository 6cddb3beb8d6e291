/** @typedef {{ left: number, right: number, top: number, bottom: number }} Box in CSS pixels of the page */

/** Largest difference in px between edges that count as aligned. */
const ALIGNED = 4;

/**
 * Groups boxes into lines, from top to bottom. A box belongs to a line if it is aligned with the top of the line's
 * first box, or its middle lies within the height of that box.
 * @template {Box} Item
 * @param {readonly Item[]} boxes
 * @returns {Item[][]}
 */
export function linesOf(boxes) {
  /** @type {Item[][]} */
  const lines = [];
  for (const box of [...boxes].sort((a, b) => a.top - b.top)) {
    const line = lines.find(([first]) => {
      const middle = (box.top + box.bottom) / 2;
      return (
        first && (Math.abs(box.top - first.top) < ALIGNED || (middle > first.top && middle < first.bottom))
      );
    });
    if (line) line.push(box);
    else lines.push([box]);
  }
  return lines;
}

/**
 * Checks whether a row of a grid leaves columns empty. A list with a single column has no such rows.
 * @param {Box} grid content box of the grid
 * @param {readonly Box[]} items
 */
export function hasIncompleteRow(grid, items) {
  const lines = linesOf(items);
  if (lines.every((line) => line.length === 1)) return false;
  const start = Math.min(grid.left, ...items.map(({ left }) => left));
  const end = Math.max(...items.map(({ right }) => right));
  const edge = lines.length === 1 ? Math.max(end, grid.right) : end;
  return lines.some((line) => {
    const width = Math.max(...line.map((box) => box.right - box.left));
    const isFull =
      Math.min(...line.map(({ left }) => left)) - start < width / 2 &&
      edge - Math.max(...line.map(({ right }) => right)) < width / 2;
    return !isFull;
  });
}

/**
 * Checks whether the last line of a list of facts contains only one fact that does not fill the line.
 * @param {readonly Box[]} facts
 */
export function hasLoneFact(facts) {
  const lines = linesOf(facts);
  const last = lines.at(-1);
  if (lines.length < 2 || !last || last.length > 1 || lines.every((line) => line.length === 1)) return false;
  const [lone] = last;
  const left = Math.min(...facts.map((fact) => fact.left));
  const right = Math.max(...facts.map((fact) => fact.right));
  return lone !== undefined && lone.right - lone.left < (right - left) * 0.9;
}

/**
 * Returns the largest group of boxes that are visible together in a viewport.
 * @template {Box} Item
 * @param {readonly Item[]} boxes
 * @param {number} height height of the viewport
 * @returns {Item[]}
 */
export function largestView(boxes, height) {
  return boxes
    .map(({ top }) => boxes.filter((other) => other.top >= top && other.bottom <= top + height))
    .reduce((largest, group) => (group.length > largest.length ? group : largest), []);
}

/**
 * Returns the values that occur more than once. Each of them is listed once.
 * @param {readonly string[]} values
 */
export const repeated = (values) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
