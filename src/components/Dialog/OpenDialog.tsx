import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DialogProps } from './Dialog';
import { dialog as look } from './Dialog.styles';
import { useClickBeside } from './useClickBeside';

interface OpenDialogProps extends DialogProps {
  /** It is closed and has stopped moving. */
  onGone: () => void;
}

/** The element of a dialog that is open or on its way out. */
export function OpenDialog({ open, onClose, onGone, labelledBy, children, className }: OpenDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useClickBeside(ref, onClose);

  // Before the browser paints, and its end before the element leaves the document: only then does the focus return.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!open || !element) return undefined;
    element.showModal();
    return () => element.close();
  }, [open]);

  useEffect(() => {
    if (open) return undefined;
    let awaited = true;
    // Some browsers of the last years do not animate the way out, and jsdom knows no animations: then it is gone at once.
    const movements = ref.current?.getAnimations?.().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(movements).then(() => awaited && onGone());
    return () => {
      awaited = false;
    };
  });

  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      css={look}
      className={className}
      onCancel={(event) => {
        // A cancelled choice of a file inside bubbles up here; it is no wish to close.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser closed it of its own: a second Escape is not cancellable.
        if (open && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
