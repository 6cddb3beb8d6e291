import { latePart } from '../../../components/LatePart/latePart';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { ReservableApartmentsProps } from './ReservableApartments';

/** Homes that can be reserved. Load near the screen, with the library of live data. */
export const LazyReservableApartments = latePart<ReservableApartmentsProps>(
  'ReservableApartments',
  async () => (await import('./ReservableApartments')).ReservableApartments,
  <Skeleton blockSize="24rem" />,
);
