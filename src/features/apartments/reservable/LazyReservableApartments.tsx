import { lazyPart } from '../../../components/LazyPart/lazyPart';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { ReservableApartmentsProps } from './ReservableApartments';

/**
 * A list of apartments that visitors can reserve online. Its code and the live-data library load when it comes near the
 * viewport.
 */
export const LazyReservableApartments = lazyPart<ReservableApartmentsProps>(
  'ReservableApartments',
  async () => (await import('./ReservableApartments')).ReservableApartments,
  <Skeleton blockSize="24rem" />,
);
