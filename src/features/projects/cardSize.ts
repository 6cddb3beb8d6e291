/** Size of a card in a grid of three columns: `large` is 2 × 2 cells, `wide` 2 × 1, `single` 1 × 1. */
export type CardSize = 'large' | 'wide' | 'single';

/**
 * Returns the size of a card, chosen so that a grid of three columns has no incomplete row. The first card is large,
 * and one or two at the end are wide. If there is only one card, its row remains incomplete.
 */
export function cardSize(index: number, count: number): CardSize {
  if (index === 0 && count > 2 && count !== 4) return 'large';
  const last = count - 1;
  const isWide =
    (count % 3 === 2 && index === last) ||
    (count % 3 === 1 && count > 1 && (index === last || index === last - 3));
  return isWide ? 'wide' : 'single';
}
