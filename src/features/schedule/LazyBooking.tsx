import { latePart } from '../../components/LatePart/latePart';
import type { BookingProps } from './Booking';
import { Waiting } from './Waiting';

/** The steps of a booking. Their form library loads once a kind of meeting is chosen. */
export const LazyBooking = latePart<BookingProps>(
  'Booking',
  async () => (await import('./Booking')).Booking,
  <Waiting />,
);
