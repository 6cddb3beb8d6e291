/**
 * @param {number[]} values
 * @param {number} share from 0 to 1: a half is the median
 * @returns the value below which so many are; 0 where there is none
 */
export const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
