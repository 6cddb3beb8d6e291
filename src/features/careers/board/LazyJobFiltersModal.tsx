import type { ComponentProps } from 'react';
import { lazyDialog } from '../../../components/LazyPart/lazyDialog';
import type { JobFiltersModal } from './JobFiltersModal';

/** The filters dialog of the job board. Its code is fetched when it first opens. */
export const LazyJobFiltersModal = lazyDialog<ComponentProps<typeof JobFiltersModal>>(
  'JobFiltersModal',
  async () => (await import('./JobFiltersModal')).JobFiltersModal,
  ({ pending }) => ({ open: pending.isOpen, onClose: pending.close }),
);
