/** Orders ISO texts of days or times, the newest first. */
export const newestFirst = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1);
