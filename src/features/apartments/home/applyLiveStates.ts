import type { ApartmentStates } from './apartmentStates';
import type { RentalHome } from './RentalHome';

/**
 * Applies live availability and prices to apartments. An apartment that the response does not contain keeps the data
 * from the build.
 * @returns for an unchanged apartment the same object, so that memoized rows do not render again
 */
export const applyLiveStates = <Home extends RentalHome>(
  homes: readonly Home[],
  states: ApartmentStates,
): Home[] =>
  homes.map((home) => {
    const live = states[home.assetName];
    if (!live) return home;
    const price = live.price ?? home.price;
    return live.state === home.state && price === home.price ? home : { ...home, state: live.state, price };
  });
