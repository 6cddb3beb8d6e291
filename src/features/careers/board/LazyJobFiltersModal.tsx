import type { ComponentProps } from 'react';
import { lateDialog } from '../../../components/LatePart/lateDialog';
import type { JobFiltersModal } from './JobFiltersModal';

/** The filters dialog of the job board. Its code is fetched when it first opens. */
export const LazyJobFiltersModal = lateDialog<ComponentProps<typeof JobFiltersModal>>(
  'JobFiltersModal',
  async () => (await import('./JobFiltersModal')).JobFiltersModal,
  ({ interim }) => ({ open: interim.isOpen, onClose: interim.close }),
);
