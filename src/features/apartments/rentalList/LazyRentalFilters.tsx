import type { ComponentProps } from 'react';
import { lateDialog } from '../../../components/LatePart/lateDialog';
import type { RentalFilters } from './RentalFilters';

/** The filters dialog of the rental list. Its code is fetched when it first opens. */
export const LazyRentalFilters = lateDialog<ComponentProps<typeof RentalFilters>>(
  'RentalFilters',
  async () => (await import('./RentalFilters')).RentalFilters,
  ({ interim }) => ({ open: interim.isOpen, onClose: interim.close }),
);
