import type { ApartmentStates } from './apartmentStates';
import type { RentalHome } from './RentalHome';

/**
 * Homes as they stand just now. Where our service did not answer, or does not know a home, it stays as it was built.
 * @returns the same object for a home of which nothing changed
 */
export const liveHomes = <Home extends RentalHome>(homes: readonly Home[], states: ApartmentStates): Home[] =>
  homes.map((home) => {
    const live = states[home.assetName];
    if (!live) return home;
    const price = live.price ?? home.price;
    return live.state === home.state && price === home.price ? home : { ...home, state: live.state, price };
  });
