import { useCallback, useState } from 'react';
import type { DialogProps } from './DialogProps';
import { OpenDialog } from './OpenDialog';
import { useCloseOnBack } from './useCloseOnBack';

/**
 * A native modal `<dialog>`, which makes the rest of the page inert and restores the focus when it closes. The content
 * is mounted from opening until the closing animation ends. `Modal` and `Drawer` add their own styles.
 */
export function Dialog({ open, ...dialog }: DialogProps) {
  const [present, setPresent] = useState(open);
  const leave = useCallback(() => setPresent(false), []);
  useCloseOnBack(open, dialog.onClose);
  if (open && !present) setPresent(true);
  if (!present) return null;
  return <OpenDialog open={open} onGone={leave} {...dialog} />;
}
