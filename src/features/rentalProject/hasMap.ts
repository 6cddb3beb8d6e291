import { rentalPlace } from './rentalPlace';

/** Tells whether the page has a place to show. */
export const hasMap = ({ address }: Queries.RentalMapFragment): boolean =>
  Boolean(address?.street) || rentalPlace(address).isEmpty === false;
