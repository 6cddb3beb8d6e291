import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Called when the visitor closes it: by Escape, Back, the backdrop or a control inside. */
  onClose: () => void;
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  children: ReactNode;
  className?: string;
}
