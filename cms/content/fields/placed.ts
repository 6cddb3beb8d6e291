/** Marks the group of an address with coordinates. */
export const PLACED = 'placed';
