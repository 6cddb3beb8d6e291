import { rentalPlace } from './rentalPlace';

/** Checks whether the page has an address or coordinates to show. */
export const hasMap = ({ address }: Queries.RentalMapFragment): boolean =>
  Boolean(address?.street) || rentalPlace(address).isEmpty === false;
