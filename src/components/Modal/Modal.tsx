import { useId } from 'react';
import { Dialog } from '../Dialog/Dialog';
import type { DialogProps } from '../Dialog/DialogProps';
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame';
import { centred, sheetOnPhone, sizes } from './Modal.styles';

interface ModalProps extends Pick<DialogProps, 'open' | 'onClose'>, DialogFrameProps {
  size?: keyof typeof sizes;
  /** Whether the dialog is a full-width sheet at the bottom of the screen below the tablet breakpoint. */
  bottomSheet?: boolean;
}

/** A dialog in the centre of the screen. */
export function Modal({ open, onClose, size = 'medium', bottomSheet = false, ...frame }: ModalProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      css={[centred, sizes[size], bottomSheet && sheetOnPhone]}
    >
      <DialogFrame titleId={titleId} onClose={onClose} {...frame} />
    </Dialog>
  );
}
