import type { RentalHome } from './RentalHome';

/** Returns the street address and the city of an apartment. Omits the city if the address already ends with it. */
export function addressLine({ address, city }: Pick<RentalHome, 'address' | 'city'>): string {
  if (!address || !city || address.endsWith(city)) return address || city || '';
  return `${address}, ${city}`;
}
