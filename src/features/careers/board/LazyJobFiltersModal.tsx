import type { ComponentProps } from 'react';
import { lateDialog } from '../../../components/LatePart/lateDialog';
import type { JobFiltersModal } from './JobFiltersModal';

/** The filters of the board, fetched when they first open. */
export const LazyJobFiltersModal = lateDialog<ComponentProps<typeof JobFiltersModal>>(
  'JobFiltersModal',
  async () => (await import('./JobFiltersModal')).JobFiltersModal,
  ({ interim }) => ({ open: interim.isOpen, onClose: interim.close }),
);
