import { useId } from 'react';
import { Dialog } from '../Dialog/Dialog';
import type { DialogProps } from '../Dialog/DialogProps';
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame';
import { drawers } from './Drawer.styles';

interface DrawerProps extends Pick<DialogProps, 'open' | 'onClose'>, DialogFrameProps {
  /**
   * `panel`: 658 px wide at the left on desktop, otherwise 90% of the screen's height from the bottom
   * (project-marketing §2.5, §9). `menu`: narrow, always at the inline end.
   */
  kind?: keyof typeof drawers;
}

/** A dialog that slides in from a side: panels from the left in both languages, so that one covers another. */
export function Drawer({ open, onClose, kind = 'panel', ...frame }: DrawerProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId} css={drawers[kind]}>
      <DialogFrame titleId={titleId} onClose={onClose} {...frame} />
    </Dialog>
  );
}
