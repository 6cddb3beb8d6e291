import { useEffect, useRef, useState } from 'react';
import { coverPage, followHistory } from './dialogHistory';

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
  useEffect(followHistory, []);
  useEffect(() => {
    if (!open) return undefined;
    return coverPage(() => {
      setAsked((times) => times + 1);
      latest.current();
    }, step);
  }, [open, asked, step]);
}
