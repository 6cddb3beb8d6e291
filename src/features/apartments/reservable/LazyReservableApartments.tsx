import { latePart } from '../../../components/LatePart/latePart';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { ReservableApartmentsProps } from './ReservableApartments';

/**
 * A list of apartments that visitors can reserve online. Its code and the live-data library load when it comes near the
 * viewport.
 */
export const LazyReservableApartments = latePart<ReservableApartmentsProps>(
  'ReservableApartments',
  async () => (await import('./ReservableApartments')).ReservableApartments,
  <Skeleton blockSize="24rem" />,
);
