import type { ComponentProps } from 'react';
import { lazyDialog } from '../LazyPart/lazyDialog';
import type { GroupsModal } from './GroupsModal';

/** The filters dialog of a list with groups. Its code is loaded when it is first opened. */
export const LazyGroupsModal = lazyDialog<ComponentProps<typeof GroupsModal>>(
  'GroupsModal',
  async () => (await import('./GroupsModal')).GroupsModal,
  ({ pending }) => ({ open: pending.isOpen, onClose: pending.close }),
);
