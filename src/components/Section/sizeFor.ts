/**
 * The size of a section by the number of its cards: one card alone is no reason for full gaps.
 * @param cards how many it holds
 */
export const sizeFor = (cards: number): 'normal' | 'compact' => (cards > 1 ? 'normal' : 'compact');
