interface Home {
  readonly price: number | null;
  readonly priceCurrency: string | null;
  readonly moreInfoContentHTML: string | null;
}

/** A monthly rent. */
export interface Rent {
  amount: number;
  currency: string | null;
}

/**
 * Returns the lowest rent among apartments that are not taken, for the hero.
 * @param homes apartments as they were at build time
 * @returns null if no rent is known
 */
export function lowestRent(homes: readonly Home[]): Rent | null {
  const rents = homes.flatMap(({ price, priceCurrency, moreInfoContentHTML }) =>
    price && moreInfoContentHTML !== 'reserved' ? [{ amount: price, currency: priceCurrency }] : [],
  );
  return rents.reduce<Rent | null>(
    (lowest, rent) => (lowest === null || rent.amount < lowest.amount ? rent : lowest),
    null,
  );
}
