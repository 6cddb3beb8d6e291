import { useCallback, useState } from 'react';
import type { DialogProps } from './DialogProps';
import { OpenDialog } from './OpenDialog';
import { useCloseOnBack } from './useCloseOnBack';

/**
 * The native modal dialog: makes the rest of the page inert and restores the focus. Its content is mounted
 * from opening until the closing animation ends.
 * `Modal` and `Drawer` style it.
 */
export function Dialog({ open, ...dialog }: DialogProps) {
  const [present, setPresent] = useState(open);
  const leave = useCallback(() => setPresent(false), []);
  useCloseOnBack(open, dialog.onClose);
  if (open && !present) setPresent(true);
  if (!present) return null;
  return <OpenDialog open={open} onGone={leave} {...dialog} />;
}
