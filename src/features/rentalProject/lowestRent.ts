interface Home {
  readonly price: number | null;
  readonly priceCurrency: string | null;
  readonly moreInfoContentHTML: string | null;
}

/** A rent for a month. */
export interface Rent {
  amount: number;
  currency: string | null;
}

/**
 * The lowest rent of the homes that are not taken: the one fact of the first screen.
 * @param homes of the project, as they were when the site was built
 * @returns null where no rent is known
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
