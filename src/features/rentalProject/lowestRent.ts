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
 * Returns the lowest rent of homes that are not taken, for the hero.
 * @param homes as built
 * @returns null without a known rent
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
