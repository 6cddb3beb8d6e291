import type { RentalHome } from './RentalHome';

const SHEKELS: readonly (string | null)[] = [null, 'ILS', '₪'];

/**
 * Sums up rent, board fee and parking. Fees are in shekels (project-marketing §9), so a rent in another currency has
 * no total.
 * @returns null when it is unknown
 */
export function monthlyTotal({
  price,
  currency,
  boardFee,
  parkingFee,
}: Pick<RentalHome, 'price' | 'currency' | 'boardFee' | 'parkingFee'>): number | null {
  const extras = Math.max(boardFee ?? 0, 0) + Math.max(parkingFee ?? 0, 0);
  if (price === null || (extras > 0 && !SHEKELS.includes(currency))) return null;
  return price + extras;
}
