import type { RentalHome } from './RentalHome';

/** Returns the file name, without extension, for downloads about an apartment. */
export const fileNameOf = ({ name, apartmentNumber }: Pick<RentalHome, 'name' | 'apartmentNumber'>): string =>
  [name, apartmentNumber].filter(Boolean).join(' ');
