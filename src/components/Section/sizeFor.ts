/** Returns the `size` for a section of cards. A section with at most one card needs only compact padding. */
export const sizeFor = (cards: number): 'normal' | 'compact' => (cards > 1 ? 'normal' : 'compact');
