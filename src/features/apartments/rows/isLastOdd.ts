/** Checks whether an item would be alone in the last row of a layout with two columns. */
export const isLastOdd = (index: number, count: number): boolean => count % 2 === 1 && index === count - 1;
