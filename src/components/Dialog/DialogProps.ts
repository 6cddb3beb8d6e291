import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** The visitor wants it closed: by Escape, by Back, by a click beside it, or by a control inside that calls it. */
  onClose: () => void;
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  children: ReactNode;
  className?: string;
}
