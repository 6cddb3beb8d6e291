import { latePart } from '../../components/LatePart/latePart';
import type { BookingProps } from './Booking';
import { Waiting } from './Waiting';

/** The booking of a meeting. Loads its form library once a meeting is chosen. */
export const LazyBooking = latePart<BookingProps>(
  'Booking',
  async () => (await import('./Booking')).Booking,
  <Waiting />,
);
