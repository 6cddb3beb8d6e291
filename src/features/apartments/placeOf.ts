import type { RentalHome } from './RentalHome';

/** Street and city of a home; an address that ends with the city names it already. */
export function placeOf({ address, city }: Pick<RentalHome, 'address' | 'city'>): string {
  if (!address || !city || address.endsWith(city)) return address || city || '';
  return `${address}, ${city}`;
}
