import type { RentalHome } from './RentalHome';

const SHEKELS: readonly (string | null)[] = [null, 'ILS', '₪'];

/**
 * What a month in a home costs: rent, board fee and parking. Fees are in shekels (project-marketing §9): with
 * a rent in another currency there is no sum.
 * @returns null where it is not known
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
