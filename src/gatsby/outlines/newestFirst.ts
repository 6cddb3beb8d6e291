/** Compares ISO dates or times for `sort`: newest first. */
export const newestFirst = (a: string, b: string): number => (a === b ? 0 : a < b ? 1 : -1);
