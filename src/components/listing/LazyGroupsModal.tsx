import type { ComponentProps } from 'react';
import { lateDialog } from '../LatePart/lateDialog';
import type { GroupsModal } from './GroupsModal';

/** The filters dialog of a list with groups. Its code is loaded when it is first opened. */
export const LazyGroupsModal = lateDialog<ComponentProps<typeof GroupsModal>>(
  'GroupsModal',
  async () => (await import('./GroupsModal')).GroupsModal,
  ({ interim }) => ({ open: interim.isOpen, onClose: interim.close }),
);
