import type { RentalHome } from './RentalHome';

/** The name of a file about a home, without its extension. */
export const fileNameOf = ({ name, apartmentNumber }: Pick<RentalHome, 'name' | 'apartmentNumber'>): string =>
  [name, apartmentNumber].filter(Boolean).join(' ');
