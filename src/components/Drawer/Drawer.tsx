import { useId } from 'react';
import { Dialog } from '../Dialog/Dialog';
import type { DialogProps } from '../Dialog/DialogProps';
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame';
import { drawers } from './Drawer.styles';

interface DrawerProps extends Pick<DialogProps, 'open' | 'onClose'>, DialogFrameProps {
  /**
   * `panel`: 658 px wide at the inline end on a desktop, below that from the bottom with nine tenths of the screen's height
   * (project-marketing §9).
   * `menu`: narrow, at the inline end everywhere.
   */
  kind?: keyof typeof drawers;
}

/** A dialog that comes in from the edge where lines of text end: from the left in Hebrew, from the right in English. */
export function Drawer({ open, onClose, kind = 'panel', ...frame }: DrawerProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId} css={drawers[kind]}>
      <DialogFrame titleId={titleId} onClose={onClose} {...frame} />
    </Dialog>
  );
}
