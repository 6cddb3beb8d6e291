/** Size of a card in three columns: 2 × 2 cells, 2 × 1 or 1 × 1. */
export type CardSize = 'large' | 'wide' | 'single';

/**
 * Returns the size of a card so that three columns have no incomplete row: the first is large, and one or two at the
 * end are wide. A single card leaves its row incomplete.
 */
export function cardSize(index: number, count: number): CardSize {
  if (index === 0 && count > 2 && count !== 4) return 'large';
  const last = count - 1;
  const isWide =
    (count % 3 === 2 && index === last) ||
    (count % 3 === 1 && count > 1 && (index === last || index === last - 3));
  return isWide ? 'wide' : 'single';
}
