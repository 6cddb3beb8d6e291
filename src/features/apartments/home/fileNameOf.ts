import type { RentalHome } from './RentalHome';

/** Returns the name of a file about a home, without extension. */
export const fileNameOf = ({ name, apartmentNumber }: Pick<RentalHome, 'name' | 'apartmentNumber'>): string =>
  [name, apartmentNumber].filter(Boolean).join(' ');
