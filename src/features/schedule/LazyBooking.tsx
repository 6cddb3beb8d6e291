import { lazyPart } from '../../components/LazyPart/lazyPart';
import type { BookingProps } from './Booking';
import { Waiting } from './Waiting';

/** The steps of a booking. Their form library loads once a kind of meeting is chosen. */
export const LazyBooking = lazyPart<BookingProps>(
  'Booking',
  async () => (await import('./Booking')).Booking,
  <Waiting />,
);
