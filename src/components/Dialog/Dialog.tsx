import { useCallback, useState, type ReactNode } from 'react';
import { OpenDialog } from './OpenDialog';
import { useCloseOnBack } from './useCloseOnBack';

export interface DialogProps {
  open: boolean;
  /** The visitor wants it closed: by Escape, by Back, by a click beside it, or by a control inside that calls it. */
  onClose: () => void;
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  children: ReactNode;
  className?: string;
}

/**
 * The browser's modal dialog: the rest of the page is inert and does not scroll, focus goes in and comes back to where it was.
 * Its content exists from opening until its closing movement has ended. `Modal` and `Drawer` give it a look.
 */
export function Dialog({ open, ...dialog }: DialogProps) {
  const [present, setPresent] = useState(open);
  const leave = useCallback(() => setPresent(false), []);
  useCloseOnBack(open, dialog.onClose);
  if (open && !present) setPresent(true);
  if (!present) return null;
  return <OpenDialog open={open} onGone={leave} {...dialog} />;
}
