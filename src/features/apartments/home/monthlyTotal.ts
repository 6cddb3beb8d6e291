import type { RentalHome } from './RentalHome';

const SHEKELS: readonly (string | null)[] = [null, 'ILS', '₪'];

/**
 * Returns the monthly total of rent, board fee and parking fee. Fees are in shekels (project-marketing §9), so there is
 * no total if the rent is in another currency.
 * @returns null if there is no total
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
