import type { ApartmentStates } from './apartmentStates';
import type { RentalHome } from './RentalHome';

/**
 * Applies live availability to homes. Homes without an answer stay as built.
 * @returns the same object for an unchanged home
 */
export const liveHomes = <Home extends RentalHome>(homes: readonly Home[], states: ApartmentStates): Home[] =>
  homes.map((home) => {
    const live = states[home.assetName];
    if (!live) return home;
    const price = live.price ?? home.price;
    return live.state === home.state && price === home.price ? home : { ...home, state: live.state, price };
  });
