/** Returns the size of a section by its number of cards: a single card needs only compact gaps. */
export const sizeFor = (cards: number): 'normal' | 'compact' => (cards > 1 ? 'normal' : 'compact');
