import type { ComponentProps } from 'react';
import { lazyDialog } from '../../../components/LazyPart/lazyDialog';
import type { RentalFilters } from './RentalFilters';

/** The filters dialog of the rental list. Its code is fetched when it first opens. */
export const LazyRentalFilters = lazyDialog<ComponentProps<typeof RentalFilters>>(
  'RentalFilters',
  async () => (await import('./RentalFilters')).RentalFilters,
  ({ pending }) => ({ open: pending.isOpen, onClose: pending.close }),
);
