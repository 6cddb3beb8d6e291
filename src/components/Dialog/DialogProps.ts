import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Called when the visitor closes the dialog: with Escape, Back, a click on the backdrop or a control inside. */
  onClose: () => void;
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  children: ReactNode;
  className?: string;
}
