/**
 * Returns a percentile, or 0 for an empty list.
 * @param {number[]} values
 * @param {number} share from 0 to 1; 0.5 is the median
 */
export const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
