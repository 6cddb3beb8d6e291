import { useCallback, useState } from 'react';
import type { DialogProps } from './DialogProps';
import { OpenDialog } from './OpenDialog';
import { useCloseOnBack } from './useCloseOnBack';

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
