import { useEffect, useRef, useState } from 'react';
import { pushDialogEntry, removeStaleEntries } from './dialogHistory';

/**
 * Closes a dialog or form step on Back instead of leaving the page. If it stays open, the next Back calls `onClose`
 * again.
 */
export function useCloseOnBack(open: boolean, onClose: () => void, step?: string): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const [asked, setAsked] = useState(0);
  useEffect(removeStaleEntries, []);
  useEffect(() => {
    if (!open) return undefined;
    return pushDialogEntry(() => {
      setAsked((times) => times + 1);
      latest.current();
    }, step);
  }, [open, asked, step]);
}
