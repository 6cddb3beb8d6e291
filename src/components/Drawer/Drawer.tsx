import { useId } from 'react';
import { Dialog } from '../Dialog/Dialog';
import type { DialogProps } from '../Dialog/DialogProps';
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame';
import { drawers } from './Drawer.styles';

interface DrawerProps extends Pick<DialogProps, 'open' | 'onClose'>, DialogFrameProps {
  /**
   * Shape of the drawer. `panel`: on desktop 658 px wide at the left edge, on smaller screens 90% of the screen's
   * height at the bottom (project-marketing §2.5, §9). `menu`: narrow and always at the inline end.
   */
  kind?: keyof typeof drawers;
}

/**
 * A dialog that slides in from an edge of the screen. Panels come from the left in both languages, so that one panel
 * covers another exactly.
 */
export function Drawer({ open, onClose, kind = 'panel', ...frame }: DrawerProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId} css={drawers[kind]}>
      <DialogFrame titleId={titleId} onClose={onClose} {...frame} />
    </Dialog>
  );
}
