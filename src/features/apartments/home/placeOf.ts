import type { RentalHome } from './RentalHome';

/** Returns street and city of a home, without repeating a city that ends the address. */
export function placeOf({ address, city }: Pick<RentalHome, 'address' | 'city'>): string {
  if (!address || !city || address.endsWith(city)) return address || city || '';
  return `${address}, ${city}`;
}
