import { useEffect, useRef, useState } from 'react';
import { coverPage, followHistory } from './dialogHistory';

/**
 * Closes a dialog, or a step of a form, when the visitor goes back, instead of leaving the page. One that stays open all the same is asked
 * again at the next Back.
 * @param open whether the dialog is open
 * @param onClose what the dialog does when the visitor wants it closed
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
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
    });
  }, [open, asked]);
}
