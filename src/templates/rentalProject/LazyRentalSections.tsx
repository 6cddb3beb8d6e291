import { lazyPart } from '../../components/LazyPart/lazyPart';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import type { RentalSectionsProps } from './RentalSections';

/** The sections below the apartments. Their code is loaded when they approach the viewport. */
export const LazyRentalSections = lazyPart<RentalSectionsProps>(
  'RentalSections',
  async () => (await import('./RentalSections')).RentalSections,
  <Skeleton blockSize="40rem" />,
);
